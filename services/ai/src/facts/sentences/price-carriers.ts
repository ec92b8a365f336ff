import { isNoun, isVerb, tagged } from '../grammar/tagging.js';
import type { Carrier } from './note-carriers.js';

/** Notes of prices, fees and payments, and the sentence that each is sure to mean. */
export const priceCarriers: readonly Carrier[] = [
  // "$120 same as last time"
  [
    /^(\$[\d,.]*\d),? (?:the )?same as (last time|before|last year)$/i,
    ([, much = '', when = '']) => `it is ${much}, the same as ${when}`,
  ],
  // "$1180 total already paid half", "$95 to come look", "credited if you hire us"
  [
    /^(\$[\d,.]*\d) total,? (?:you )?(?:already )?paid half$/i,
    ([, much = '']) => `the total is ${much}, and half is already paid`,
  ],
  [
    /^(\$[\d,.]*\d) (to (?:come|look|deliver|install|haul|visit|diagnose)\b.*)$/i,
    ([, much = '', what = '']) => `it is ${much} ${what}`,
  ],
  [/^credited (.+)$/i, ([, rest = '']) => `that is credited ${rest}`],
  [
    /^delivery (?:is )?(\$[\d,.]*\d) in town,? (?:and )?(\$[\d,.]*\d) out of town$/i,
    ([, near = '', far = '']) => `delivery is ${near} in town and ${far} out of town`,
  ],
  [
    /^(lost|spent|paid|made|saved) ((?:about |over |almost )?\$\d.*)$/i,
    ([, did = '', much = ''], { subject }) => `${subject} ${did.toLowerCase()} ${much}`,
  ],
  [
    /^(?:reg|regular|regularly|normally|usually)(?: price)?:? (\$[\d,.]*\d)$/i,
    ([, much = '']) => `the regular price is ${much}`,
  ],
  [
    /^(\$[\d,.]*\d),? (?:for )?(parts and labor|labor|materials)$/i,
    ([, much = '', what = '']) => `it comes to ${much} for ${what}`,
  ],
  [
    /^(\$[\d,.]*\d ?\/ ?[a-z]+|\$[\d,.]*\d (?:an?|per|each) ?[a-z]*(?: [a-z]+)?(?: plus .+)?)$/i,
    ([, much = '']) => `the price is ${much}`,
  ],
  [
    /^(?:an? )?(\d+ ?%|\$[\d,.]*\d|half) (deposit|down payment)$/i,
    ([, much = '', what = '']) =>
      `we ask for ${/^(?:8|11%|18)/.test(much) ? 'an' : 'a'} ${much.toLowerCase()} ${what.toLowerCase()}`,
  ],
  [
    /^(?:the |our )?((?:late|cancellation|delivery|setup|travel|cleaning|booking|trip|service|no-show) fee|deposit|balance|total|price|rent|copay|down payment)(?: of| is|:)? (\$[\d,.]*\d)(.*)$/i,
    ([, what = '', much = '', rest = '']) =>
      tagged(rest).some(isVerb) ? undefined : `the ${what.toLowerCase()} is ${much}${rest}`,
  ],
  [
    /^(?:our |the )?((?:[a-z'-]+ ){0,3}[a-z'-]+) (?:from|starting at|starting from) (\$[\d,.]*\d)$/i,
    ([, what = '', much = '']) =>
      tagged(what).some(isVerb) || !isNoun(tagged(what).at(-1))
        ? undefined
        : `our ${what.toLowerCase()} ${/[^s]s$/.test(what) ? 'start' : 'starts'} at ${much}`,
  ],
  // "$2.10 a shirt and $3.75 a jacket"
  [
    /^(\$[\d,.]*\d (?:an?|per|each|for) [a-z' -]{2,30}(?:,? and \$[\d,.]*\d (?:an?|per|each|for) [a-z' -]{2,30})+)$/i,
    ([, much = '']) => (tagged(much).some(isVerb) ? undefined : `the prices are ${much}`),
  ],
  // "$640 for three tiers"
  [
    /^(\$[\d,.]*\d for (?!the last\b|her\b|him\b|them\b|it\b)[a-z\d' -]{3,40})$/i,
    ([, much = '']) => (tagged(much).some(isVerb) ? undefined : `the price is ${much}`),
  ],
  [/^(\$[\d,.]*\d)$/, ([, much = '']) => `the price is ${much}`],
  // "$95 per deer for standard cuts", "after that $45 per change"
  [
    /^(after that|otherwise|then|later),? (\$[\d,.]*\d (?:an?|per|each|for)\b.*)$/i,
    ([, when = '', much = '']) =>
      tagged(much).some(isVerb) ? undefined : `${when.toLowerCase()}, it is ${much}`,
  ],
  [
    /^(\$[\d,.]*\d (?:an?|per) [a-z]+(?: [a-z]+)? (?:for|with|at|in|on|from|including) .+)$/i,
    ([, much = '']) => (tagged(much).some(isVerb) ? undefined : `the price is ${much}`),
  ],
  [/^total:? (\$[\d,.]*\d)$/i, ([, much = '']) => `the total is ${much}`],
  // "$85 due at pickup", "$13 an hour first 90 days"
  [/^(\$[\d,.]*\d) due (.+)$/i, ([, much = '', when = '']) => `the ${much} is due ${when}`],
  [
    /^(\$[\d,.]*\d an hour) (?:for )?(?:the )?first (\d+ \w+)$/i,
    ([, much = '', long = '']) => `the pay is ${much} for the first ${long}`,
  ],
  // "2nd dog half off", "boarding almost full"
  [
    /^(?:the )?((?:[\w-]+ ){1,3})(half|\d+ ?%|\$\d[\d.]*) off$/i,
    ([, what = '', much = '']) =>
      tagged(what).some(isVerb)
        ? undefined
        : `the ${what.trim().toLowerCase()} is ${much.toLowerCase()} off`,
  ],
  [/^half down$/i, () => 'we ask for half down'],
  // "late fee of $10 every 15 minutes starting February"
  [
    /^(?:the |our )?(late|cancellation|no-show) fee (?:of |is )?(\$[\d,.]*\d (?:every|per|an?) [\w ]+?) (starting|from|after) (?:in )?(.+)$/i,
    ([, what = '', much = '', from = '', when = '']) =>
      `the ${what.toLowerCase()} fee is ${much} ${from.toLowerCase()} ${when}`,
  ],
  // "$40 delivery or pick up by Saturday"
  [
    /^(\$[\d,.]*\d) (?:for )?(delivery|shipping|setup|installation|assembly|labor|cleanup)(?:,? or pick ?(?:it )?up (.+))?$/i,
    ([, much = '', what = '', pickup]) =>
      `${what.toLowerCase()} is ${much}${pickup ? `, or you can pick it up ${pickup.replace(/^till?\b/i, 'until')}` : ''}`,
  ],
  // "stump $180 extra"
  [
    /^(?:the |our )?((?:[a-z-]+ ){0,3}[a-z-]+) (\$[\d,.]*\d (?:extra|more|additional))$/i,
    ([, what = '', much = '']) =>
      what.includes(' ') && tagged(what).some(isVerb)
        ? undefined
        : `${/[^s]s$/.test(what) ? '' : 'the '}${what.toLowerCase()} ${/[^s]s$/.test(what) ? 'are' : 'is'} ${much}`,
  ],
  // "2 rolls of fabric ruined $310"
  [
    /^((?:\d+|two|three) [a-z]+s(?: of [a-z]+)?) (ruined|damaged|broken|lost|missing|spoiled)(?:,? (\$[\d,.]*\d))?$/i,
    ([, what = '', how = '', much]) => `${what} were ${how}${much ? `, a loss of ${much}` : ''}`,
  ],
];
