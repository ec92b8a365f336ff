/** Groups of people that a text may be to, as the middle of a pattern. */
export const readerGroups =
  'customers|clients|parents|members|patients|guests|tenants|residents|students|families|subscribers|regulars|neighbors|staff|team|crew|employees|volunteers|vendors|everyone|everybody';
