import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { TextArea } from '@commons/ui/forms/text-area';
import { Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from './use-form.js';

interface TextDialogProps<Name extends string> {
  /** 'Hide this review?' */
  readonly title: string;
  /** What it is about, or the consequences. */
  readonly children: ReactNode;
  /** Name of the text in the request: the server's error of this field is shown at the text. */
  readonly name: Name;
  readonly label: string;
  /** Readers of the text. */
  readonly help: string;
  /** Error of an empty text. */
  readonly missing: string;
  /** Maximum length, from `contracts/field-limits`. */
  readonly limits: Readonly<Record<Name, unknown>>;
  /** Label of the button that sends, and while it does. */
  readonly action: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
  /** Error text where the server has none. */
  readonly failed?: string;
  /** Sends the trimmed text. The dialog shows a failure; the caller closes it after success. */
  readonly onText: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for one required text, and sends it. */
export function TextDialog<Name extends string>(props: TextDialogProps<Name>) {
  const { title, children, name, label, help, missing, limits, failed, onText, onClose } = props;
  const formId = useId();
  const [text, setText] = useState('');
  const { busy, failure, submit, field, clear } = useForm<Record<string, string>>({
    values: { [name]: text },
    change: (part) => {
      setText(part[name] ?? '');
      clear();
    },
    limits,
    missing: { [name]: missing },
    ...(failed && { failed }),
    send: () => onText(text.trim()),
  });
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button
        busy={busy}
        busyLabel={props.busyLabel}
        form={formId}
        type="submit"
        variant={props.danger ? 'danger' : 'primary'}
      >
        {props.action}
      </Button>
    </>
  );
  return (
    <Dialog
      footer={footer}
      keepOnOutsidePress={text !== ''}
      onClose={onClose}
      open
      title={title}
      variant="sheet"
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {children}
          <TextArea {...field(name)} data-autofocus help={help} label={label} required rows={4} />
          {failure && <Banner tone="error">{failure}</Banner>}
        </Stack>
      </form>
    </Dialog>
  );
}
