import { termsOf } from '../grammar/grammar.js';
import { firm, groupNoun, name, withRole } from './addressee-patterns.js';
import type { People } from './people.js';

const titled = (text: string) =>
  text
    .replace(/\b(mr|mrs|ms|miss|dr|prof|principal|coach|pastor|captain)\b/gi, (found) =>
      found.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
    )
    .replace(/\b(Mr|Mrs|Ms|Dr|Prof)\b\.?/g, '$1.')
    .replace(
      /(?<=\b(?:Mr|Mrs|Ms|Dr|Prof)\.\s|\b(?:Miss|Principal|Coach|Pastor|Captain)\s)(?!and\b)[a-z]/g,
      (letter) => letter.toUpperCase(),
    );

/** Words of a greeting for an addressee as entered. */
export function greetedAs(addressed: string): Partial<People> {
  const named = /^(?:the|our|my) [a-z -]+, ([A-Z].*?),$/.exec(addressed)?.[1];
  const found = (named ?? addressed).replace(withRole, '');
  // "last year's customers" are greeted by no name.
  if (/^(?:all )?(?:last|this|next) [a-z]+['’]s /.test(found)) return {};
  const ofClass =
    /^(?:all (?:of )?)?(?:the|our|my) ([a-z]+s (?:of|in|from) (?:the|our|my) [\w' -]*(?:room|class|team|grade|group|unit|building|floor|wing|program|camp|club|league|course))$/.exec(
      found,
    )?.[1];
  if (ofClass) return { reader: ofClass };
  // "patients who have missed an appointment"
  const [, many] = /^(?:(?:all|the|our|my) )*([a-z]+s) who /.exec(found) ?? [];
  if (many) return { reader: many };
  // "the Girl Scout troops in Boyle County" know where they are.
  const namedGroup = /^(?:the|our|my) ([A-Z][\w' ]* [a-z]+s) (?:of|in|from|near|around) [A-Z]/.exec(
    found,
  )?.[1];
  if (namedGroup) return { reader: namedGroup };
  // "the tenants of Birch Court"
  const ofPlace =
    /^(?:(?:the|our|all) )*((?:tenants|residents|neighbors|parents|families|students|members) (?:of|at) (?:the )?[A-Z][\w' &-]*)$/.exec(
      found,
    )?.[1];
  if (ofPlace) return { reader: ofPlace };
  // "restaurants in Fort Collins", "parents of the U10 team": they know where they are.
  if (/^(?:(?:the|our|all|local) )?(?:[a-z-]+ ){0,2}[a-z]+s (?:in|near|around) [A-Z]/.test(found))
    return {};
  const ofTeam =
    /^(?:(?:the|our|all) )?(parents|families|members|players|coaches) of (?:the|our) /.exec(
      found,
    )?.[1];
  if (ofTeam) return { reader: ofTeam };
  // "the owners of bridal stores in Syracuse", "the new manager of …": no name to greet.
  if (
    /^(?:the|our|my|all|every|local) [a-z ]+ (?:of|in|from|near|around) /.test(found) &&
    !firmLike.test(found)
  )
    return {};
  // "the Lodge at Ten Mile", and not "the Sandovals at Maple Street"
  const house = /^the ([A-Z].*?[^s] (?:at|of|on) [A-Z].*)$/.exec(found)?.[1];
  if (house) return { readerFirm: house };
  const at = /\s+(?:at|from|of|with)\s+(?:the\s+)?([A-Z].*)$/.exec(found)?.[1];
  const person = new RegExp(`^${name}(?=\\s+(?:at|from|of|with|over at)\\s)`).exec(found)?.[0];
  if (person && !isGroup.test(person) && !firm.test(person)) return { reader: titled(person) };
  if (at) return { readerFirm: at };
  const plain = titled(found).replace(
    /^(?:all\s+)?(?:of\s+)?(?:the|our|my|all|these)\s+(?:our\s+|the\s+)?(?:(?:whole|entire)\s+)?/i,
    '',
  );
  // "the Sandovals", "the Hendricks"
  const household = /^(?:the )([A-Z][a-z]+s)$/.exec(found)?.[1];
  if (household) {
    const name = household.replace(/s$/, '');
    // "Sandovals" are more than one Sandoval, "Hendricks" may be one.
    const isWhole =
      !termsOf(name)[0]?.tags.has('LastName') &&
      (Boolean(termsOf(household)[0]?.tags.has('LastName')) || /(?:[bckms]|in|en|er)$/.test(name));
    return { reader: `${isWhole ? household : name} family` };
  }
  if (/^(?:regulars|everyone|everybody|people|folks|cafes|accounts)$/i.test(plain)) return {};
  // "the hotel on Main Street", "the dental office on Elm": no name to greet.
  if (/^[a-z]/.test(plain) && /[^s] (?:on|at|in|near) (?:the )?[A-Z]/.test(plain)) return {};
  if (firm.test(plain) && !/\band\b/.test(plain))
    return { readerFirm: plain.replace(/\s+team$/, '') };
  return { reader: plain };
}

/** "the team at Lau Optical" is greeted by its firm. */
const firmLike = /\b(?:team|crew|staff|folks|people|office) (?:at|of|from) [A-Z]/;

const isGroup = new RegExp(`^(?:the|our|my|all|these)?\\s*(?:[a-z-]+\\s+)*${groupNoun}$`, 'i');
