import type { Voice, VoiceHabit } from '@commons/contracts/tools/voice';
import { Button, IconButton } from '@commons/ui/controls/button';
import { CloseIcon } from '@commons/ui/pictures/icons';
import { rich, t } from '@commons/ui/text/texts';
import { useForgetVoice, useVoice } from './voice.api';
import styles from './voice.module.css';

/** The learned habits of a person's writing, each with a button that forgets it. Nothing without habits. */
export function VoiceHabits() {
  const habits = habitTexts(useVoice().data ?? {});
  const forgetting = useForgetVoice();
  if (habits.length === 0) return null;
  return (
    <section aria-label={t('texts')} className={styles.voice}>
      <p>{rich('textsFollow', { strong: (words) => <strong>{words}</strong> })}</p>
      <ul className={styles.habits}>
        {habits.map(([habit, text]) => (
          <li className={styles.habit} key={habit}>
            {text}
            <IconButton
              disabled={forgetting.isPending}
              icon={<CloseIcon />}
              label={t('forgetHabit', { habit: text })}
              onClick={() => forgetting.mutate(habit)}
            />
          </li>
        ))}
      </ul>
      {habits.length > 1 && (
        <Button
          disabled={forgetting.isPending}
          onClick={() => forgetting.mutate('all')}
          size="small"
          variant="quiet"
        >
          {t('forgetAll')}
        </Button>
      )}
      {forgetting.isError && <p role="alert">{t('couldNotForgottenPlease')}</p>}
    </section>
  );
}

function habitTexts(voice: Voice): [VoiceHabit, string][] {
  const { greeting, sign_off, contractions, length, emojis } = voice;
  const texts: [VoiceHabit, string | undefined][] = [
    ['greeting', greeting && t('greetingOf', { greeting })],
    ['sign_off', sign_off && t('closingOf', { closing: sign_off.replace(/,?\n/, ', ') })],
    [
      'contractions',
      contractions === undefined ? undefined : contractions ? t('dont') : t('weDoNot'),
    ],
    ['length', length && (length === 'short' ? t('short') : t('long'))],
    ['emojis', emojis === false ? t('noEmojis') : undefined],
  ];
  return texts.filter((one): one is [VoiceHabit, string] => Boolean(one[1]));
}
