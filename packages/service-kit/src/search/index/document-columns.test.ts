import { DocumentColumns } from './document-columns.js';

it('frees what is attached to a document with the document', () => {
  const columns = new DocumentColumns();
  const bakery = { id: 'bakery', texts: [], facets: [], numbers: {} };
  const first = columns.add({ ...bakery, attached: { monday: 'closed' } }, []);
  const other = columns.add({ ...bakery, id: 'mill' }, []);
  expect(columns.attached[first]).toEqual({ monday: 'closed' });
  expect(columns.attached[other]).toBeUndefined();
  columns.remove('bakery');
  columns.clear(first);
  expect(columns.attached[first]).toBeUndefined();
});
