import type { ClaimOffer } from '@commons/contracts/businesses/claims';
import { Button } from '@commons/ui/controls/button';
import { ChoiceGroup, RadioField } from '@commons/ui/forms/checkbox-field';
import { TextField } from '@commons/ui/forms/text-field';
import { Row, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { useDraft } from '@commons/web-kit/forms/draft';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useId, useState } from 'react';
import { useClaim } from './claim.api';
import { addressHelp } from './claim-words';
import { NoteForm } from './note.form';

interface ClaimFormProps {
  readonly id: string;
  readonly offer: Pick<ClaimOffer, 'domains' | 'email'>;
  readonly onTyping: (typing: boolean) => void;
}

const mailFirst = { byMail: true };

/** Asks for the proof: a code to an address of the business where it has one, else a note to the operators. */
export function ClaimForm({ id, offer, onTyping }: ClaimFormProps) {
  const name = useId();
  const canMail = offer.domains.length > 0 || offer.email !== undefined;
  const [proof, setProof] = useDraft(`claim-proof:${id}`, mailFirst);
  const byMail = canMail && proof.byMail;
  return (
    <Stack>
      {canMail && (
        <ChoiceGroup legend={t('howCanShowYours')}>
          <RadioField
            checked={byMail}
            label={t('codeMailBusiness')}
            name={name}
            onChange={() => setProof({ byMail: true })}
          />
          <RadioField
            checked={!byMail}
            label={t('noteUsWhichLook')}
            name={name}
            onChange={() => setProof({ byMail: false })}
          />
        </ChoiceGroup>
      )}
      {byMail ? (
        <AddressForm id={id} offer={offer} onTyping={onTyping} />
      ) : (
        <NoteForm id={id} onTyping={onTyping} />
      )}
    </Stack>
  );
}

const missing = { email: t('enterEmailAddressBusiness') };

/** The address of the business that the code is sent to. */
function AddressForm({ id, offer, onTyping }: ClaimFormProps) {
  const { ask } = useClaim(id);
  const [offered] = useState({ email: offer.domains.length === 0 ? (offer.email ?? '') : '' });
  const [values, change, forget] = useDraft(`claim-email:${id}`, offered);
  const { busy, failure, submit, field } = useForm({
    ...{ values, change, missing },
    send: async () => {
      await ask(values);
      forget();
      onTyping(false);
    },
  });
  return (
    <form noValidate onChange={() => onTyping(true)} onSubmit={submit}>
      <Stack>
        <TextField
          {...field('email')}
          autoComplete="email"
          help={addressHelp(offer)}
          label={t('emailAddressBusiness')}
          required
          type="email"
        />
        {failure && <Banner tone="error">{failure}</Banner>}
        <Row>
          <Button busy={busy} busyLabel={t('sending')} type="submit" variant="primary">
            {t('sendCode')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
