import { TextField, type TextFieldProps } from './text-field';
import { t } from './texts';

type PersonFieldProps = Partial<TextFieldProps>;

/** A person's name, with autofill. */
export const NameField = (props: PersonFieldProps) => (
  <TextField autoComplete="name" label={t('name')} maxLength={100} name="name" {...props} />
);

/** An email address: at most 254 characters (RFC 5321), without automatic capitals on phones. */
export const EmailField = (props: PersonFieldProps) => (
  <TextField
    autoCapitalize="none"
    autoComplete="email"
    label={t('email')}
    maxLength={254}
    name="email"
    type="email"
    {...props}
  />
);
