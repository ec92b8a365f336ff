/** Words for times without paid work, in the languages of the portal and of other résumés. */
const words = [
  '(?:career|employment|work) (?:break|gap|pause)|sabbatical|time off|unemployed|family care',
  '(?:parental|maternity|paternity|family|medical) leave',
  'stay(?:ed|ing)?[- ](?:at[- ])?home|homemaker|housewife|full[- ]time (?:parent|mom|mother|dad|father)',
  'care ?giver (?:for|to) my|(?:car(?:ed|ing) for|took care of|taking care of|home with) (?:my|our|the (?:kids|children))',
  'rais(?:ed|ing) (?:(?:my|our|a) )?(?:[\\p{L}\\d]+ )?(?:family|kids|children|sons?|daughters?)',
  'ama de casa|(?:pausa|interrupción) (?:profesional|laboral|familiar)|licencia de (?:maternidad|paternidad)',
  'cuidado de (?:mis? )?(?:hij[oa]s?|madre|padre|familia)|excedencia',
  'elternzeit|mutterschutz|sabbatjahr|congé (?:parental|maternité)|licença|pausa na carreira',
  'congedo|maternità|ouderschapsverlof|urlop',
];
const titles = new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, 'iu');

/** Whether the title of an entry says that the person was away from paid work: it adds no years of work. */
export const isCareerBreak = (title: string): boolean => titles.test(title);
