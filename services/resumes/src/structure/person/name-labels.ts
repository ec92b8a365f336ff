/** Before a name. */
export const titles =
  /^(?:dr|prof|mr|mrs|ms|mx|sir|dame|ssg|ssgt|sgt|sfc|cpl|pfc|spc|msg|msgt|tsgt|gysgt|csm|cpt|capt|ltc)\.?\s+/i;
/** Part of a name: "Marcus Bell Jr.", "Willard Boudreaux, III". */
export const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const longDegrees = String.raw`ph\.?d|dds|dmd|dvm|j\.d|ed\.?[ds]|m\.?ed|b\.?ed|mba|mha|mph|m\.?s\.?w|lcsw|lmsw|m\.?sc|b\.?sc|bsn|msn|fnp|lpn|lvn|c\.?n\.?a|cma|rdh|emt|c\.?p\.?a|pmp|phr|esq`;
/** Without a comma, "Ma" and "Do" are family names. */
const shortDegrees = String.raw`m\.?d|d\.?o|m\.?s|b\.?s|m\.?a|b\.?a|jd`;
/** Behind a name: "Alicia Moreno, M.Ed.", "Tasha Greene CNA". */
export const degrees = new RegExp(
  String.raw`(?:,?\s+(?:${longDegrees}|m\.?d|r\.?n|p\.?e)|,\s+(?:${shortDegrees}))\.?$`,
  'i',
);
/** Words for the document before the name: "Curriculum vitae of Jan Beck". */
export const documentWords =
  /^(?:(?:c[iu]rr?[iíu]c+[iu]l[aeou]m(?:[ -]*vit(?:ae|æ|a|e|ea))?|r[ée]sum[ée]|bio[ -]?data|cv|hoja de vida|bewerbung|lebenslauf)\b|个人简历|個人簡歷|简历|履歷表?|السيرة الذاتية|קורות חיים)[\s:：–-]*(?:(?:of|for|de)\s+)?/i;
/** Words after the name: "Jan Beck Resume", "Jan Beck | Resume". */
export const documentWordsBehind = /[\s|·•–—-]+(?:curr[ií]culum vitae|r[ée]sum[ée]|cv)$/i;
const nameWords =
  '(?:full |first and last )?name|nom(?: et prénom| complet)?|prénom et nom|nombre(?: completo| y apellidos)?|apellidos y nombre|nome(?: completo| e cognome)?|vor- und (?:zu|nach)name|name, vorname|naam|imię i nazwisko|имя|фио|姓名|氏名|이름|성명|الاسم|שם|(?:first |given )?names?(?:\\(s\\))? ?\\/ ?(?:sur|last |family )names?(?:\\(s\\))?|prénom(?:\\(s\\))? ?\\/ ?nom(?:\\(s\\))?|(?:apellidos?|nombres?|nomes?|cognomi?e?|apelidos?|vornamen?|nachnamen?|nazwisko|imi[ęe])(?:\\([a-z]+\\))? ?\\/ ?(?:apellidos?|nombres?|nomes?|cognomi?e?|apelidos?|vornamen?|nachnamen?|nazwisko|imi[ęe])(?:\\([a-z]+\\))?';
/** "Name: Ann Lee", or a row of a table: "Name | Ann Lee". */
export const labels = new RegExp(
  String.raw`^(?:${nameWords})\s*(?:[:：–-](?:\s*\|)?|\| )\s*`,
  'iu',
);
