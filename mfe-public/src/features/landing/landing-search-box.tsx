import type { Suggestion } from '@commons/contracts/search/suggestions';
import { Button } from '@commons/ui/controls/button';
import { SuggestField } from '@commons/ui/forms/suggest-field';
import { TextField } from '@commons/ui/forms/text-field';
import { longestPlace, longestSearch } from '@commons/ui/forms/text-lengths';
import { MapPinIcon, SearchIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import type { AnswerPath } from '@commons/web-kit/query';
import { useNavigate } from '@commons/web-kit/router';
import { groupSuggestions, type SearchSuggestion } from '@commons/web-kit/search/suggestion-groups';
import { useSuggestions } from '@commons/web-kit/search/suggestions.api';
import { type FormEvent, useState } from 'react';
import styles from './landing-search-box.module.css';

/** A kind of search, and the list that shows its results. */
export interface SearchedKind {
  readonly label: string;
  /** Path of the list; a row's path appends its id. */
  readonly path: AnswerPath;
  readonly placeholder: string;
  readonly suggest: (text: string, signal: AbortSignal) => Promise<Suggestion[]>;
}

/** What and where; leads to the matching list. @param kinds the first one is preselected */
export function LandingSearchBox({
  kinds,
}: {
  readonly kinds: readonly [SearchedKind, ...SearchedKind[]];
}) {
  const navigate = useNavigate();
  const [kind, setKind] = useState(kinds[0]);
  const [what, setWhat] = useState('');
  const [where, setWhere] = useState('');
  const { suggestions, onTyped } = useSuggestions({
    key: [kind.path, 'suggestions'],
    fetchSuggestions: kind.suggest,
  });
  const type = (text: string) => {
    setWhat(text);
    onTyped(text);
  };
  const find = (filters: Readonly<Record<string, string>>) => {
    const given = Object.entries({ location: where.trim(), ...filters }).filter(([, text]) => text);
    const query = new URLSearchParams(given);
    navigate(query.size > 0 ? `${kind.path}?${query}` : kind.path);
  };
  const pick = ({ kind: picked, value, id, own }: SearchSuggestion) => {
    if (id) return navigate(`${kind.path}/${id}`);
    if (picked === 'place') setWhere(value);
    if (!own) setWhat(value);
    find({ [own ? filterOf(picked) : 'search']: value });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find({ search: what.trim() });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> means nothing yet to the oldest browsers we serve
    <form action={kind.path} className={styles.box} onSubmit={submit} role="search">
      {kinds.length > 1 && <KindChoice chosen={kind} kinds={kinds} onChoose={setKind} />}
      <SuggestField
        className={styles.what}
        label={t('what')}
        name="search"
        hideLabel
        placeholder={kind.placeholder}
        enterKeyHint="search"
        maxLength={longestSearch}
        prefix={<SearchIcon />}
        value={what}
        onText={type}
        groups={groupSuggestions(suggestions)}
        onPick={pick}
      />
      <TextField
        className={styles.where}
        label={t('where')}
        name="location"
        hideLabel
        placeholder={t('cityZip')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestPlace}
        prefix={<MapPinIcon />}
        value={where}
        onChange={(event) => setWhere(event.target.value)}
      />
      <Button className={styles.go} type="submit">
        {t('search')}
      </Button>
      {kinds.slice(1).map(({ label, path }) => (
        <Button className={styles.scriptless} formAction={path} key={path} type="submit">
          {t('search2', { label })}
        </Button>
      ))}
    </form>
  );
}

interface KindChoiceProps {
  readonly kinds: readonly SearchedKind[];
  readonly chosen: SearchedKind;
  readonly onChoose: (kind: SearchedKind) => void;
}

const KindChoice = ({ kinds, chosen, onChoose }: KindChoiceProps) => (
  <fieldset className={styles.kinds}>
    <legend className={styles.legend}>{t('whatLooking')}</legend>
    {kinds.map((kind) => (
      <label className={styles.kind} key={kind.path}>
        <input
          checked={kind === chosen}
          name="kind"
          onChange={() => onChoose(kind)}
          type="radio"
          value={kind.path}
        />
        <span>{kind.label}</span>
      </label>
    ))}
  </fieldset>
);

/** The filters that a suggestion of this kind sets. */
const filterOf = (kind: SearchSuggestion['kind']) => (kind === 'place' ? 'location' : 'category');
