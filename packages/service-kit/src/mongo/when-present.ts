/** Options of an index that holds only the records with this field. A query must name the field to use it. */
export const whenPresent = (field: string) => ({
  partialFilterExpression: { [field]: { $exists: true } },
});
