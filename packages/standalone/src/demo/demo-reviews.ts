import type { ReviewInput } from '@commons/contracts/reviews';

/** A fictional review, and what the owner answers where the business has one. */
export interface DemoReview {
  /** Name of a demo business. */
  readonly business: string;
  readonly review: ReviewInput;
  readonly reply?: string;
}

const by = (name: string) => ({
  reviewer_name: name,
  reviewer_email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@reviews.example`,
});

/** Fictional reviews, oldest first: of all temperaments, as real ones are. */
export const demoReviews: readonly DemoReview[] = [
  {
    business: 'Millstone Bakery & Café',
    review: {
      ...by('Hanna Weiss'),
      rating: 5,
      comment: 'The rye keeps for a week, if you manage not to eat it on the way home.',
    },
  },
  {
    business: 'Millstone Bakery & Café',
    review: {
      ...by('Dele Adeyemi'),
      rating: 3,
      comment: 'Wonderful bread, but I waited twenty minutes for two coffees on Saturday.',
    },
    reply:
      'You are right, Saturdays got away from us. Since this month a second barista works from eight.',
  },
  {
    business: 'Millstone Bakery & Café',
    review: {
      ...by('Priya Raman'),
      rating: 5,
      comment: 'They made our wedding cake in four tiers and carried it up the hill themselves.',
    },
    reply: 'The hill was the easy part. All the best to you both!',
  },
  {
    business: 'Harbor Systems',
    review: {
      ...by('Captain Ruth Ek'),
      rating: 4,
      comment: 'Sold tickets through a whole day without network. The reports could be prettier.',
    },
  },
  {
    business: 'Spoke & Chain',
    review: {
      ...by('Mateo Silva'),
      rating: 5,
      comment: 'A broken spoke at nine, back on the road at ten, and a bicycle on loan between.',
    },
  },
  {
    business: 'Spoke & Chain',
    review: {
      ...by('Ingrid Dahl'),
      rating: 4,
      comment: 'Fair prices and honest advice: they talked me out of a part I did not need.',
    },
  },
  {
    business: 'Tanager Veterinary Clinic',
    review: {
      ...by('Joan Whitaker'),
      rating: 5,
      comment: 'Gentle with an old cat and patient with her worried owner.',
    },
  },
  {
    business: 'Okonkwo & Daughters Plumbing',
    review: {
      ...by('Sam Porter'),
      rating: 2,
      comment: 'The repair holds, but the invoice came with a callout fee nobody had mentioned.',
    },
  },
];
