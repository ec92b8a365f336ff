const signHead =
  /^(?:please )?(?:(?:write|make|create|i need|need) )?(?:me )?(?:an? |the |our )?(?:\w+ )?(?:sign|poster|notice|flyer|banner|(?:menu |table |counter |shelf )?(?:note|card|line)(?= (?:for|on|about) (?:[^:.,]{2,60}:|(?:the|our|my) (?:front )?(?:door|window|counter|gate|wall|desk|register|menu))))(?: (?:for|on|in) (?:the |our |my )?(?:front )?(?:(?:door|window|counter|gate|wall|desk|register|table|yard|menu)(?: of (?:the|our|my) (?:[\w'-]+ ){0,2}[\w'-]+(?=,|:| that| saying| to say))?|(?:[\w-]+ ){0,3}[\w-]+(?=,|:| about| that| saying| to say)))?(?: about [^:.,]{2,60}(?=:))?(?:,|:| that says| saying| to say)?\s+(?=\S)/i;

/** What a sign is to say, without the words that ask for one: "a sign for the door saying …". */
export const withoutSignHead = (text: string): string => text.replace(signHead, '');

/** "No food or drinks", as a sign has it. */
export const asOnSign = (said: string) =>
  said.replace(/^There (?:is|are) no (?=[^,.]+[.]$)/, 'No ');

/** "ask us for a taste", "ask about the loaf of the day": who reads a sign is asked to. */
export const askedOfAll = (points: string) =>
  points.replace(
    /(?<=^|[.,;:]\s+)ask (?:us )?(?=(about|for|at|our|your|the|anyone|before)\b)/gi,
    (_, next: string) => `please ask ${/^(?:about|for)$/i.test(next) ? 'us ' : ''}`,
  );
