import type { Voice, VoiceHabit } from '@commons/contracts/voice';
import { Button, IconButton } from '@commons/ui/button';
import { CloseIcon } from '@commons/ui/icons';
import { useForgetVoice, useVoice } from './voice.api';
import styles from './voice.module.css';

/** What is known of how the person writes, each with a button that forgets it. Nothing without habits. */
export function VoiceHabits() {
  const habits = habitTexts(useVoice().data ?? {});
  const forgetting = useForgetVoice();
  if (habits.length === 0) return null;
  return (
    <section aria-label="Your texts" className={styles.voice}>
      <p>
        <strong>Your texts</strong> follow what you changed in earlier ones:
      </p>
      <ul className={styles.habits}>
        {habits.map(([habit, text]) => (
          <li className={styles.habit} key={habit}>
            {text}
            <IconButton
              disabled={forgetting.isPending}
              icon={<CloseIcon />}
              label={`Forget: ${text}`}
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
          Forget all
        </Button>
      )}
      {forgetting.isError && <p role="alert">This could not be forgotten. Please try again.</p>}
    </section>
  );
}

function habitTexts(voice: Voice): [VoiceHabit, string][] {
  const { greeting, sign_off, contractions, length, emojis } = voice;
  const texts: [VoiceHabit, string | undefined][] = [
    ['greeting', greeting && `Greeting “${greeting}”`],
    ['sign_off', sign_off && `Closing “${sign_off.replace(/,?\n/, ', ')}”`],
    [
      'contractions',
      contractions === undefined ? undefined : contractions ? 'We’re, don’t' : 'We are, do not',
    ],
    ['length', length && (length === 'short' ? 'Short' : 'Long')],
    ['emojis', emojis === false ? 'No emojis' : undefined],
  ];
  return texts.filter((one): one is [VoiceHabit, string] => Boolean(one[1]));
}
