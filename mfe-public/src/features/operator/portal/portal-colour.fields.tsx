import {
  accentColours,
  accentContrasts,
  isReadableAccent,
  readableAccent,
} from '@commons/contracts/portal/portal-colours';
import {
  defaultAccent,
  portalSettingLabels,
} from '@commons/contracts/portal/portal-settings-lists';
import { Button } from '@commons/ui/controls/button';
import { classNames } from '@commons/ui/elements/class-names';
import { TextField } from '@commons/ui/forms/text-field';
import { Banner } from '@commons/ui/messages/banner';
import { t, translate } from '@commons/ui/text/texts';
import type { CSSProperties } from 'react';
import styles from './portal.module.css';
import { type PortalDraft, shownOf } from './portal-draft';
import { ExampleMark } from './portal-names.fields';

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** WCAG AA for text. */
const least = 4.5;

/** One colour, of which all others are made, with what it looks like and whether it can be read. */
export function PortalColour({ draft }: { readonly draft: PortalDraft }) {
  const typed = shownOf(draft, 'accent');
  const accent = isColour(typed) ? typed.toLowerCase() : draft.defaults.accent;
  const isReadable = isReadableAccent(accent);
  const set = (colour: string) => draft.set({ accent: colour });
  return (
    <div className={styles.fields}>
      <div className={styles.line}>
        <div className={styles.colour}>
          <TextField
            error={
              draft.faults.accent ?? (isColour(typed) ? undefined : t('writeColourSuchAs14594a'))
            }
            help={t('buttonsLinksAndMarkThose')}
            label={translate(portalSettingLabels.accent)}
            maxLength={defaultAccent.length}
            onChange={(event) => set(event.target.value)}
            spellCheck={false}
            value={typed}
          />
          <input
            aria-label={t('chooseColour')}
            className={styles.well}
            onChange={(event) => set(event.target.value)}
            type="color"
            value={accent}
          />
        </div>
        <ExampleMark isExample={!draft.saved.accent} />
      </div>
      {!isReadable && (
        <Banner
          action={
            <Button onClick={() => set(readableAccent(accent))} size="small">
              {t('takeNearestThatCanBe')}
            </Button>
          }
          tone="warning"
        >
          {t('textInThisColourCannot')}
        </Banner>
      )}
      <ul className={styles.ratios}>
        {accentContrasts(accent).map(({ label, ratio }) => (
          <li key={label}>
            {ratio >= least
              ? t('labelRatioCanBeRead', {
                  label: translate(label),
                  ratio: ratio.toFixed(1),
                  least: least.toFixed(1),
                })
              : t('labelRatioCannotBeRead', {
                  label: translate(label),
                  ratio: ratio.toFixed(1),
                  least: least.toFixed(1),
                })}
          </li>
        ))}
      </ul>
      {isReadable && <Previews accent={accent} />}
    </div>
  );
}

function Previews({ accent }: { readonly accent: string }) {
  const { light, dark } = accentColours(accent);
  return (
    <div className={styles.previews}>
      {[
        {
          theme: t('embedThemeLight'),
          preview: t('previewLight'),
          colours: light,
          look: styles.light,
        },
        { theme: t('embedThemeDark'), preview: t('previewDark'), colours: dark, look: styles.dark },
      ].map(({ theme, preview, colours, look }) => (
        <section
          aria-label={preview}
          className={classNames(styles.preview, look)}
          key={theme}
          style={variables(colours)}
        >
          <p className={styles.theme}>{theme}</p>
          <p className={styles.sample}>
            <span className={styles.button}>{t('button')}</span>{' '}
            <span className={styles.link}>{t('andLink')}</span>{' '}
            <span className={styles.tint}>{t('openNow')}</span>
          </p>
        </section>
      ))}
    </div>
  );
}

const variables = (colours: object) =>
  Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [`--color-${name}`, colour]),
  ) as CSSProperties;
