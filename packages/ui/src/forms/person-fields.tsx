import { t } from '../text/texts';
import { TextField, type TextFieldProps } from './text-field';
import { longestEmail, longestName } from './text-lengths';

type PersonFieldProps = Partial<TextFieldProps>;

/** A person's name, with autofill. */
export const NameField = (props: PersonFieldProps) => (
  <TextField autoComplete="name" label={t('name')} maxLength={longestName} name="name" {...props} />
);

/** An email address, without automatic capitals on phones. */
export const EmailField = (props: PersonFieldProps) => (
  <TextField
    autoCapitalize="none"
    autoComplete="email"
    label={t('email')}
    maxLength={longestEmail}
    name="email"
    type="email"
    {...props}
  />
);
