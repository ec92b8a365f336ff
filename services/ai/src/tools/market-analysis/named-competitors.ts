const nobody =
  /^(?:none(?: really| yet| nearby| that (?:i|we) know(?: of)?)?|no(?:thing|body| ?one)?(?: really| else| yet)?|n ?\/? ?a|not (?:sure|many|any|really)|(?:(?:i|we) )?(?:don['’]?t|do not) (?:know|have any)|idk|unknown|no compet\w+|ningun[oa]s?|nadie|nada|no (?:sé|se|hay|tengo)(?: .*)?|ninguna competencia|[-–—?.]+)[.!?]*$/iu;

/** Competitors that have a name: "none really" and "n/a" say that there are none. */
export const namedCompetitors = (names: readonly string[]): string[] =>
  names.filter((name) => !nobody.test(name.trim()));
