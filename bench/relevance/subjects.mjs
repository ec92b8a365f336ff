const built = (path) => import(new URL(`../../${path}`, import.meta.url).href);

async function engineOf(subject, documents) {
  const { SearchEngine } = await built('packages/service-kit/dist/search/engine/search-engine.js');
  const { vocabularyOf } = await built('packages/service-kit/dist/search/vocabulary/all.js');
  const engine = new SearchEngine(subject, vocabularyOf());
  for (const document of documents) engine.index.put(document);
  return (search) => {
    const { ids, total } = engine.find({ search, offset: 0, limit: 60 });
    return { found: ids.map(Number), total };
  };
}

/** Rows as the services store and index them, with the line index as id. */
export const subjects = {
  businesses: {
    fields: (row) => ({
      name: row.business_name,
      trade: row.short_description,
      category: row.business_category,
      street: row.street_address,
      city: row.city,
      zip: row.zip,
    }),
    async engine(rows) {
      const fields = await built(
        'services/directory/dist/listings/search/listing-search-fields.js',
      );
      const { ListingPlacement } = await built(
        'services/directory/dist/listings/listing-category.js',
      );
      const { importedListing } = await built(
        'services/directory/dist/imports/imported-listing.js',
      );
      const placement = new ListingPlacement();
      // Rows that the import skips are rated too.
      const documents = rows.flatMap((row, at) => {
        const placed = placement.place(row);
        if (placed.kind === 'none') return [];
        const { listing } = importedListing(row, placed, '', new Date(at));
        return fields.indexedListing({ ...listing, _id: at });
      });
      const subject = {
        ...fields.listingSubject,
        categoryOf: (trade) => placement.ofTrade(trade),
      };
      return engineOf(subject, documents);
    },
  },
  jobs: {
    fields: (row) => ({
      title: row.title,
      company: row.company_name,
      category: row.category,
      type: row.employment_type,
      level: row.experience_level,
      text: row.overview,
      pay: String(row.salary_max ?? ''),
    }),
    async engine(rows) {
      const fields = await built('services/jobs/dist/postings/search/job-search-fields.js');
      const facts = await built('services/jobs/dist/postings/edit/job-facts.js');
      const { JobPlacement } = await built('services/jobs/dist/imports/job-placement.js');
      const placement = new JobPlacement();
      const documents = rows.map((row, at) => {
        const category = placement.place(row) ?? 'Other';
        return fields.indexedJob({ ...facts.importedJob(row, category, '', new Date()), _id: at });
      });
      return engineOf(fields.jobSubject, documents);
    },
  },
};
