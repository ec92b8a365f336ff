import { useState } from 'react';

/** A single id: a person has one résumé, so nothing accumulates. */
const key = 'commons-reviewed-resume';

const stored = () => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Whether the changes of an improved résumé have been decided, in this browser. */
export function useReviewed(improvedId: string | undefined) {
  const [reviewed, setReviewed] = useState(stored);
  const markReviewed = (id: string) => {
    setReviewed(id);
    try {
      localStorage.setItem(key, id);
    } catch {
      // Without storage the changes are shown again after a reload.
    }
  };
  return [improvedId !== undefined && reviewed === improvedId, markReviewed] as const;
}
