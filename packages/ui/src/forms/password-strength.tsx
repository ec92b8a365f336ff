import { classNames } from '../elements/class-names';
import { t } from '../text/texts';
import styles from './password-strength.module.css';

/** 0 for an empty field, then 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const words = ['', 'weak', 'fair', 'good', 'strong'] as const;
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** The points above which the next level starts. */
const bounds = [11, 15, 20];

/**
 * A rough measure by length and variety; repeated characters count half at most. Dictionaries would weigh 400 KB: only
 * the server refuses common passwords.
 */
export function passwordStrength(password: string): Strength {
  if (!password) return 0;
  const length = Math.min(password.length, 2 * new Set(password).size);
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const points = length + 2 * variety;
  return (1 + bounds.filter((bound) => points > bound).length) as Strength;
}

/** The strength of a new password, as advice below its field: nothing is refused because of it. */
export function PasswordStrength({ password }: { password: string }) {
  const strength = passwordStrength(password);
  return (
    <p aria-live="polite" className={styles.line}>
      <span
        aria-hidden="true"
        className={classNames(styles.bars, strength > 2 ? styles.enough : styles.little)}
      >
        {[1, 2, 3, 4].map((step) => (
          <span className={classNames(styles.bar, step <= strength && styles.full)} key={step} />
        ))}
      </span>
      {strength > 0 && t('passwordStrengthValue', { value: words[strength] })}
    </p>
  );
}
