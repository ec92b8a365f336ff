/** Names of the months in the languages of résumés; an abbreviation is their beginning. */
const months: readonly string[] = [
  'january janvier januar jänner januari enero janeiro gennaio styczeń stycznia январь января ocak tháng1',
  'february février februar februari febrero fevereiro febbraio luty lutego февраль февраля şubat',
  'march mars märz maerz mrz maart mrt marzo março marzec marca март марта mart',
  'april avril abril aprile kwiecień kwietnia апрель апреля nisan',
  'may mai mei mayo maio maggio maj maja май мая mayıs',
  'june juin juni junio junho giugno czerwiec czerwca июнь июня haziran',
  'july juillet juli julio julho luglio lipiec lipca июль июля temmuz',
  'august août augustus agosto sierpień sierpnia август августа ağustos',
  'september septembre septiembre setiembre setembro settembre wrzesień września сентябрь сентября eylül',
  'october octobre oktober octubre outubro ottobre październik października октябрь октября ekim',
  'november novembre noviembre novembro listopad listopada ноябрь ноября kasım',
  'december décembre dezember diciembre dezembro dicembre grudzień grudnia декабрь декабря aralık',
];
/** Scripts without usual abbreviations. */
const wholeMonths: Record<string, number> = {};
for (const [at, names] of [
  'يناير كانون_الثاني ינואר',
  'فبراير شباط פברואר',
  'مارس آذار מרץ',
  'أبريل ابريل نيسان אפריל',
  'مايو أيار מאי',
  'يونيو حزيران יוני',
  'يوليو تموز יולי',
  'أغسطس اغسطس آب אוגוסט',
  'سبتمبر أيلول ספטמבר',
  'أكتوبر اكتوبر אוקטובר',
  'نوفمبر נובמבר',
  'ديسمبر דצמבר',
].entries()) {
  for (const name of names.split(' ')) wholeMonths[name.replace('_', ' ')] = at + 1;
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
const monthNames = months.map((names) => names.split(' ').map(folded));
const minLetters = 3;

/** 1 to 12 for a month or its abbreviation. */
export function monthOf(word: string): number | undefined {
  const whole = wholeMonths[word];
  if (whole) return whole;
  const plain = folded(word).replace(/\.$/, '');
  if (plain.length < minLetters) return undefined;
  const at = monthNames.findIndex((names) =>
    names.some((name) => name.startsWith(plain) || plain === `${name.slice(0, 4)}`),
  );
  return at < 0 ? undefined : at + 1;
}
