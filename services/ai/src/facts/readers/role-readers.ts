import { anyMonth, anyWeekday } from '../grammar/calendar-names.js';
import { peopleIn } from '../grammar/grammar.js';

/** An order whose reader is called by what they are to the writer, and that reader's name where it stands. */
export interface RoleReader {
  readonly text: string;
  /** A name or group to greet. */
  readonly reader?: string | undefined;
  readonly firm?: string | undefined;
}

const order =
  '(?:[Tt]ell|[Aa]sk|[Ii]nform|[Rr]emind|[Tt]hank|[Ii]nvite|[Nn]otify|[Ww]arn|[Aa]ssure|[Uu]rge|[Uu]pdate|[Ll]et|[Cc]ongratulate|[Oo]ffer|[Aa]pologi[sz]e to|[Ff]ollow(?:ing)? up with|[Cc]heck in with|[Cc]omplain to|[Ww]rite to|[Rr]eply to|[Rr]espond to|[Ss]end (?:my |our )?(?:sincere )?condolences to|[Ss]ay (?:sorry|thanks|thank you) to)';
const title = '(?:Mrs?|Ms|Miss|Dr|Prof|Pastor|Coach)\\.?';
const capital = "[A-Z][\\w'’&-]*";
/** Words that stand before what is told, and name nobody. */
const noRoleWord =
  '(?:for|about|if|to|on|of|with|at|from|that|whether|why|how|when|where|what|which|and|or|in|by|as|like|know|not|is|are|was|were|will|can|has|them|him|her|us|me|you|up|out|off|over|back|more|any|some|one)\\b';
const notName = `(?!(?:${anyWeekday}|${anyMonth}|Christmas|Thanksgiving|Easter|I)s?\\b)`;
const name = `${notName}(?:${title} ${capital}(?: (?!I\\b)${capital})?|(?!I\\b)${capital}(?: (?:(?:of|and|&) )?(?!I\\b|${title}(?:\\s|$))${capital}){0,3})`;
/** What may follow somebody who is addressed. */
const next =
  "(?= (?:that|to|about|for|if|whether|why|how|when|where|what|which|on|know|we|we're|we'll|we've|I|I'm|I'll|I've|it|it's|there|he|she|they|their|his|her|our|my|the|an?|and)\\b| \\$?\\d|[,.:]|$)";
/** Trades and relations: "landlord", "accountant", "school secretary". */
const role =
  '(?:[a-z-]+ ){0,3}?(?!(?:us|them|you|this)\\b)[a-z-]*(?:[a-z]{2}er|or|ist|ian|ant|ent|yst|lord|lady|eer|ary|man|woman|boss|nurse|coach|chef|cook|guide|clerk|host|bride|groom|couple|tenant|guest|guy|company|office|firm|agency|school|church|bank|service|shop|store|department|board|committee|council|league|club|team|crew|staff|family|neighbor|friend|colleague|employee|trainee|lessee|attendee|spouse)s?';

/** "ask our landlord Mr. Szabo to …", "ask our flour supplier, Hill Mills, why …" */
const named = new RegExp(
  `^((?:[Pp]lease )?${order}) (?:(?:the|our|my|their|his|her) )?(?!(?:the|our|my|their|his|her|principal|coach|pastor|captain|father|sister|brother|uncle|aunt|doctor|professor) )(?:(?!${noRoleWord})[a-z-]+ ){0,3}(?!${noRoleWord})[a-z-]{3,}(?:,? (?:named |called )?)(${name}),?${next}`,
);
/** Ends like a trade and is none. */
const noRole =
  '(?!(?:[a-z-]+ ){0,2}[a-z]*(?:ment|order|offer|dinner|number|paper|letter|flyer|filter|water|center|winter|summer|weather|folder|corner|color|mirror|door|floor|error|answer|reminder)s?\\b)';
/** "tell my landlord we are moving out", "remind gymnastics parents about …", "ask homeowners on Maple Court to …" */
const unnamed = new RegExp(
  `^((?:[Pp]lease )?${order}) (?:(?:everyone|everybody|anyone|all|those|people) (?:with|who|in|on|at|from) (?!that)[\\w' ]{2,40}?|(?:the|our|my|all|all our|all the|an?|every) ${noRole}${role}|${noRole}(?:[a-z-]+ ){0,2}(?:businesses|companies|people|families|folks|(?=[a-z-]*s\\b)${role.replace('(?:[a-z-]+ ){0,3}?', '')}))(?: (?:in|on|at|of|from|near|around) (?!(?:that|how|the \\d|\\d|next|this)\\b)${notName}[\\w' ]{2,30}?)?${next}`,
);
/** "remind tenant rent was due": the bare word. */
const bare =
  /^((?:[Pp]lease )?(?:[Tt]ell|[Aa]sk|[Ii]nform|[Rr]emind|[Tt]hank|[Nn]otify|[Ww]arn|[Uu]pdate|[Ll]et|[Oo]ffer|[Ss]end)) (?:tenant|customer|client|patient|supplier|vendor|landlord|parent|student|member|guest|employee|buyer|seller|contractor|insurer|bank)( in (?:unit|apartment|room|suite|lot|space|site) [\w-]+)?(?= (?!in\b|of\b|and\b|or\b|[a-z]+s that\b)[a-z$\d])/;

/** "customers who bought the rattle that it is recalled": what of theirs it is about. */
const owning = new RegExp(
  `^((?:[Pp]lease )?${order}) (?:(?:the|our|my|all|all our) )?([a-z]+s) who ((?:have )?(?:bought|ordered|booked|rented|reserved|signed up for|registered for|paid for|purchased|got|received)) ((?:the|an?|our|their) [\\w' -]{3,50}?) (that|know that) (?:it|they)(?= )`,
);

/** "Mr. Hartmann whose wife died", "customers who bought the rattle that …": who they are, told of them. */
const whose = new RegExp(
  `^(them|${name}) (who|whose) (.+?)(?=$|[.;,]| and (?:offer|ask|tell|say|let|invite)\\b)`,
);
/** "write to the Swensons about the loss of their dog Murphy" */
const ofLoss = new RegExp(
  `^(?:[Pp]lease )?(?:[Ww]rite|[Rr]each out|[Ss]end (?:an?|our) (?:[a-z]+ )?(?:note|card|letter|e-?mail)) to ((?:the )?${name}(?: family)?) (?:about|on|over|after|for) the (?:loss|death|passing) of (?:(?:their|his|her) )?`,
);
/** "announce the new phone policy to staff" */
const announced =
  /^((?:[Aa]nnounce|[Ee]xplain|[Pp]resent|[Ii]ntroduce) .+?) to (?:(?:the|our|all|my) )*(staff|team|crew|everyone|customers|clients|parents|members|tenants|residents|employees|neighbors|families)(?=[.,;]|$)/;

/** "answer Ron Keller's complaint that we …" */
const answered = new RegExp(
  `^(?:[Pp]lease )?(?:[Aa]nswer|[Rr]eply to|[Rr]espond to) (?:the )?(${name})['’]s? (?:[a-z]+ )?(complaint|question|review|e-?mail|letter|message) (that|about|on) `,
);
const condolences =
  /^(?:please )?(?:send|give|express|offer) (?:my |our )?(?:sincere )?condolences to /i;

/** Reads an order to somebody by their role and name; undefined where the order names nobody like that. */
export function roleReader(entry: string): RoleReader | undefined {
  const bereaved = bereavedReader(entry);
  if (bereaved) return bereaved;
  const [toAll, told, group] = announced.exec(entry) ?? [];
  if (toAll && group)
    return {
      text: `${told}${entry.slice(toAll.length)}`,
      reader: /^(?:staff|crew|employees)$/.test(group)
        ? 'team'
        : group === 'everyone'
          ? undefined
          : group,
    };
  const [answer, by = '', what, of = ''] = answered.exec(entry) ?? [];
  if (answer)
    return {
      text:
        what === 'complaint'
          ? `sorry ${of} ${entry.slice(answer.length)}`
          : `they ${what === 'question' ? 'asked' : 'wrote'} ${of} ${entry.slice(answer.length)}`,
      reader: by,
    };
  const owners = owning.exec(entry);
  if (owners) {
    const [all, verb, group = '', did = '', thing = '', that] = owners;
    return {
      text: `${verb} them ${that} ${thing} they ${did}${entry.slice(all.length)}`,
      reader: group,
    };
  }
  const [whole, verb, found] = named.exec(entry) ?? [];
  if (whole && found) {
    const isPerson = new RegExp(`^${title} `).test(found) || peopleIn(found).length > 0;
    return {
      text: `${verb} them${entry.slice(whole.length)}`,
      ...(isPerson ? { reader: found } : { firm: found }),
    };
  }
  return undefined;
}

/** "patient missed his appointment": what the reader did, told of them. */
const deedOfReader =
  /^(?:the )?(?:patient|customer|client|tenant|guest|member|buyer|parent) (?=(?:missed|wants?|wanted|asked|asks|called|ordered|booked|cancel+ed|forgot|left|paid|owes|needs|returned|reported|said|wrote|bought|picked|signed|hasn't|didn't|still|never|has|had|is|was)\b)/i;

/** "Tell my landlord we are moving out" with "them" for somebody who has no name. */
export function withRoleAsThem(entry: string, isToCustomer: boolean): string {
  if (isToCustomer && deedOfReader.test(entry))
    return entry
      .replace(deedOfReader, 'they ')
      .replace(
        /^they (missed|forgot|cancel+ed|booked|ordered) (?=(?:[a-z]+ )?(?:appointment|cleaning|lesson|class|visit|session|check-?up|payment|delivery|pickup|order)\b)/i,
        'they $1 their ',
      )
      .replace(
        /^they (wants|asks|needs|owes|is|was|has)\b/,
        (_, verb: string) =>
          `they ${({ is: 'are', was: 'were', has: 'have' } as Record<string, string>)[verb] ?? verb.slice(0, -1)}`,
      );
  const [whole, order, place] = unnamed.exec(entry) ?? bare.exec(entry) ?? [];
  const unit = place ? `This is about${place.replace(/^ in/, '')}. ` : '';
  return whole && order ? `${unit}${order} them${entry.slice(whole.length)}` : entry;
}

/** "Send condolences to Mr. Hartmann whose wife Ruth died": the writer is sorry to hear it. */
function bereavedReader(entry: string): RoleReader | undefined {
  const [lost, family] = ofLoss.exec(entry) ?? [];
  if (lost)
    return { text: `sorry for the loss of their ${entry.slice(lost.length)}`, reader: family };
  const start = condolences.exec(entry)?.[0];
  if (!start) return undefined;
  const rest = entry.slice(start.length);
  const [whole, who = '', kind, what] = whose.exec(rest) ?? [];
  if (whole)
    return {
      text: `sorry to hear that ${kind === 'whose' ? 'their' : 'they'} ${what}${rest.slice(whole.length)}`,
      reader: who === 'them' ? undefined : who,
    };
  return undefined;
}
