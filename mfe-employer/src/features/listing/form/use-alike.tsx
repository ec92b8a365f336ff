import type { AlikeListing } from '@commons/contracts/businesses/alike-listings';
import { useApi } from '@commons/web-kit/app-context';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ListingFormValues } from './listing-form.values';

// Loaded on demand: most businesses are new here.
const AlikeDialog = lazy(() => import('./alike.dialog'));

interface Question {
  readonly found: readonly AlikeListing[];
  readonly save: () => void;
}

/** Looks for the same business in the directory before a listing is created. */
export function useAlike(): {
  /** Calls `save` when there is none, or once the person says that theirs is another. */
  readonly ask: (values: ListingFormValues, save: () => void) => Promise<void>;
  readonly asking: boolean;
  readonly dialog: ReactNode;
} {
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const [question, setQuestion] = useState<Question>();
  // Answered for this name: a second attempt to save does not ask again.
  const [another, setAnother] = useState<string>();
  const ask = async (values: ListingFormValues, save: () => void) => {
    if (asking) return;
    if (another === values.business_name) return save();
    setAsking(true);
    const { business_name: name, phone, street_address: street, city, zip_code: zip } = values;
    const query = { name, phone, street, city, zip };
    // Only a help: while it fails, the listing is saved without.
    const found = await api
      .json('GET /business-directory/alike', { query })
      .catch((): AlikeListing[] => []);
    setAsking(false);
    if (found.length === 0) save();
    else setQuestion({ found, save });
  };
  const close = () => setQuestion(undefined);
  const dialog = question && (
    <Suspense fallback={null}>
      <AlikeDialog
        found={question.found}
        onClose={close}
        onOther={() => {
          close();
          question.save();
        }}
      />
    </Suspense>
  );
  return {
    ask: (values, save) =>
      ask(values, () => {
        setAnother(values.business_name);
        save();
      }),
    asking,
    dialog,
  };
}
