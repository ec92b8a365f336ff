import {
  accentColours,
  accentContrasts,
  isReadableAccent,
  readableAccent,
} from '@commons/contracts/portal-colours';
import { portalSettingLabels } from '@commons/contracts/portal-settings-lists';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { classNames } from '@commons/ui/class-names';
import { TextField } from '@commons/ui/text-field';
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
              draft.faults.accent ??
              (isColour(typed) ? undefined : 'Write a colour such as #14594a.')
            }
            help="Of buttons, links and the mark. Those for dark pages are made from it."
            label={portalSettingLabels.accent}
            maxLength={7}
            onChange={(event) => set(event.target.value)}
            spellCheck={false}
            value={typed}
          />
          <input
            aria-label="Choose a colour"
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
              Take the nearest that can be read
            </Button>
          }
          tone="warning"
        >
          Text in this colour cannot be read on light ground, so it cannot be saved.
        </Banner>
      )}
      <ul className={styles.ratios}>
        {accentContrasts(accent).map(({ label, ratio }) => (
          <li key={label}>
            {label}: {ratio.toFixed(1)} to 1, {ratio >= least ? 'can be read' : 'cannot be read'} (
            {least} is the least)
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
        { theme: 'Light', colours: light, look: styles.light },
        { theme: 'Dark', colours: dark, look: styles.dark },
      ].map(({ theme, colours, look }) => (
        <section
          aria-label={`Preview, ${theme.toLowerCase()}`}
          className={classNames(styles.preview, look)}
          key={theme}
          style={variables(colours)}
        >
          <p className={styles.theme}>{theme}</p>
          <p>
            <span className={styles.button}>A button</span>{' '}
            <span className={styles.link}>and a link</span>{' '}
            <span className={styles.tint}>Open now</span>
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
