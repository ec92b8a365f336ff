import { alternation } from './word-list.js';

const mark = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${alternation('organization-marks')})\.?(?![\p{L}\d])`,
  'iu',
);
/** "Kreativwerk", "Autohaus". */
const compound =
  /(?:werke?|haus|bank|klinik|verlag|technik|bau|handel|praxis|apotheke|bäckerei)(?:\s|$)/i;
const han =
  /公司|集团|集團|银行|銀行|大学|大學|学院|學院|医院|醫院|株式会社|有限|研究所|研究院|회사|대학교|대학|병원|은행|그룹|전자|شركة|مؤسسة|بنك|جامعة|مستشفى|מכון|חברת|בע"מ|בנק|אוניברסיטת|בית חולים/;

/** Whether a text has a mark of a company, school or office. */
export const hasOrganizationMark = (text: string): boolean =>
  mark.test(text) || han.test(text) || compound.test(text);

const school = new RegExp(
  [
    String.raw`(?<!\p{L})(?:university|universidad\p{L}*|universit\p{L}*|uniwersytet|politechnika|università|universidade|faculdade|college|colegio|collège|colégio|school|schule|institute?|instituto|institut|istituto|academy|akademie|akademia|academia|\p{L}{3,}schule|gymnasium|lycée|high(?=(?:,? (?:class of )?(?:19|20)\d{2}|,)?$)|lyc[ée]e|école|ecole|escuela|escola|liceo|liceum|technikum|szkoł[ay]|szkół|roc|scuola|ies|cfa|bbs|berufskolleg|polytechnic\p{L}*|polytechnique|politecnico|seminary|conservatory|bootcamp|board(?! (?:members?|of (?:directors|trustees|governors)|chair|secretary|certified|operator|games?|exam))|c\.?b\.?s\.?e|i\.?c\.?s\.?e|\p{L}*vid(?:h)?y\p{L}+|collage|polytechnics?|ncvt|scvt|nios|ignou|jntu|univ|iit|universiteit|hogeschool|faculty|facultad|secondary(?= school|$)|iut|mit|eth|tu|fh|ucla|caltech|nyu|hs|université|университет|институт|колледж|школа|академия)(?!\p{L})`,
    '大学|大學|学院|學院|中学|中學|高校|高等学校|学校|學校|専門|대학|학교|جامعة|كلية|معهد|مدرسة|אוניברסיט|מכללת|מכללה|טכניון|בית ספר|המכללה',
  ].join('|'),
  'iu',
);
export const namesSchool = (text: string): boolean => school.test(text);

const degree = new RegExp(
  [
    // "V.B.S. University" has no B.S.
    String.raw`(?<!\p{L}\.?)(?:b\.?\s?sc|m\.?\s?sc|b\.?s|b\.?a|m\.?s|m\.?a|mba|bba|ph\.?\s?d|b\.?\s?eng|m\.?\s?eng|b\.?\s?tech|m\.?\s?tech|b\.?\s?ed|m\.?\s?ed|ll\.?[bm]|m\.?d|j\.?d|bcom|b\.?com|mphil|dphil|bfa|mfa|bsn|msn|aas|a\.?a\.?s?|ged|btec|hnd|a[- ]levels?|gcse|b\.\s?e|m\.\s?e|be(?=\s*\()|b\.?c\.?a|m\.?c\.?a|p\.?g\.?d\.?\p{L}{0,3}|d\.?c\.?a|m\.?\s?com|b\.?\s?pharm\p{L}*|d\.?\s?pharm\p{L}*|m\.?\s?pharm\p{L}*|mbbs|gnm|i\.?\s?t\.?\s?i|s\.?s\.?c|s\.?s\.?l\.?c|h\.?s\.?c|h\.?s\.?s\.?c|p\.?u\.?c|(?:10\s?|^)\+\s?2(?!\d)|(?:10|12|x|xii)\s?(?:th|std)|some (?:college|university)|coursework)\.?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:bachelor|master|magister|doctor|doctorate|doktor|associate|associates|diploma|certificate|degree|graduated|minor|major|licen[cs]e|licenciatura|licenciado|licenciada|grado|máster|maestr[íi]a|doctorado|bachiller\p{L}*|(?:primaria|secundaria|preparatoria|prepa) (?:terminada|completa|concluida|trunca)|técnico|fp|licence|maîtrise|baccalauréat|bac|dut|bts|doctorat|ingénieur|diplôme|diplom|abitur|fachabitur|staatsexamen|mittlere reife|apprenticeship|ausbildung|lehre|meister(?:brief|in|prüfung)?|gesellenbrief|promotion|laurea|dottorato|maturità|bacharel\p{L}*|graduação|graduacao|mestrado|doutorado|pós-graduação|tecnólogo|licentiate|vwo|havo|mbo|hbo|magisterium|inżynier\p{L}*|licencjat|matura|technik\p{L}*|kurs\p{L}*|vmbo(?:-\p{L}{1,3})?|licenza|qualifica|certificato|certificado|titulado|carnet|attestato|cap|bep|бакалавр\p{L}*|магистр\p{L}*|специалист|аспирант\p{L}*|high school|secondary|intermediate|matric\p{L}*|graduation|post[- ]?graduation|class (?:x|xii|10|12)(?:th)?|grade 1[0-2]|year 1[0-3])(?:['’]?s)?(?!\p{L})`,
    '学士|學士|硕士|碩士|博士|本科|大专|大專|高中|修士|学部|研究科|専攻|専修|卒業|학사|석사|박사|전공|졸업|بكالوريوس|ماجستير|دكتوراه|دبلوم|ثانوية|תואר|בגרות|הנדסאי',
  ].join('|'),
  'iu',
);
export const namesDegree = (text: string): boolean => degree.test(text);
