const others =
  /\b(?:competitors?|competition|rivals?|new (?:place|shop|store|one|kennel|salon|gym)|next (?:door|town)|across|down the (?:road|street)|other (?:\w+ )?(?:shops?|places?|stores?)|undercut\w*|charges? less|cheaper)\b/;

/** The kind of the steps where a lower price is thought of: because of somebody else, or so that more people come. */
export const kindOfLowerPrice = (text: string): 'quotes' | 'competitor' | 'few-customers' =>
  /\b(?:quot(?:e|ed|es|ing)|bids?|estimates?)\b/.test(text)
    ? 'quotes'
    : others.test(text)
      ? 'competitor'
      : 'few-customers';
