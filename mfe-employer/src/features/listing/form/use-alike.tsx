import type { AlikeListing } from '@commons/contracts/businesses/alike-listings';
import { useApi } from '@commons/web-kit/app-context';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ListingFormValues } from '../listing-form.values';

// Loaded on demand: most businesses are new to the directory.
const AlikeDialog = lazy(() => import('./alike.dialog'));

interface Question {
  readonly found: readonly AlikeListing[];
  readonly answer: (isAnother: boolean) => void;
}

/** Looks for the same business in the directory before a listing is created. */
export function useAlike(): {
  /** True when there is none, or the person says that theirs is another. */
  readonly mayCreate: (values: ListingFormValues) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const api = useApi();
  const [question, ask] = useState<Question>();
  // Confirmed for this name: a second attempt to save does not ask again.
  const [another, setAnother] = useState<string>();

  const mayCreate = async (values: ListingFormValues) => {
    if (another === values.business_name) return true;
    const { business_name: name, phone, street_address: street, city, zip_code: zip } = values;
    const query = { name, phone, street, city, zip };
    // Optional: if it fails, the listing is saved without it.
    const found = await api
      .json('GET /business-directory/alike', { query })
      .catch((): AlikeListing[] => []);
    const isNew =
      found.length === 0 || (await new Promise<boolean>((answer) => ask({ found, answer })));
    ask(undefined);
    if (isNew) setAnother(values.business_name);
    return isNew;
  };
  const dialog = question && (
    <Suspense fallback={null}>
      <AlikeDialog
        found={question.found}
        onClose={() => question.answer(false)}
        onOther={() => question.answer(true)}
      />
    </Suspense>
  );
  return { mayCreate, dialog };
}
