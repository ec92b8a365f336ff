import { TextField, type TextFieldProps } from './text-field';
import { t } from './texts';

type PersonFieldProps = Partial<TextFieldProps>;

/** The name of a person, which the browser fills in. */
export const NameField = (props: PersonFieldProps) => (
  <TextField autoComplete="name" label={t('name')} maxLength={100} name="name" {...props} />
);

/** An email address: at most 254 characters (RFC 5321), and no phone begins it with a capital. */
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
