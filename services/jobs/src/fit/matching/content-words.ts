import { foldWords, stemOf } from '@commons/service-kit/search/words/words';

const spanishEmptyWords =
  'al algo ante años año bien bueno buena buenas buenos cada capacidad como con conocimiento conocimientos contar cual cualquier de debe deben del desde deseable deseado dia dias donde e el ella en es esta este experiencia experto gran habilidad habilidades hacer hasta haber imprescindible indispensable la las lo los manejo mas menos minima minimo muy necesario no nos o otra otras otro otros para persona por preferible preferiblemente previa previo puesto que requiere requisito requisitos saber se ser si similar sin sobre solida solido su sus tener tiene trabajar trabajo un una uno valorara valoramos y';

/** Filler words of requirements. */
const empty = new Set(
  'a able ability about across all also an and any are as at based be been being best both but by can candidate candidates comfortable competitive current day days demonstrated desire desired etc equivalent excellent experience experienced familiar familiarity field following for from good great have having high highly ideal if in including is it its job keep kind knowledge least level like looking make minimum more most must need needed not of on one or other our over own passion per plus position preferred prefer previous prior proficiency proficient proven provide relevant related required requirement responsible role secondary skill skills so solid some strong such than that the their them then these they this those to understanding up us use used using various very want we well what when where which while who will willing willingness with within without work worked working works year years you your'
    .split(' ')
    .concat(foldWords(spanishEmptyWords)),
);

/** Whether a word is a filler: "as", "with". */
export const isEmptyWord = (word: string): boolean => empty.has(word.toLowerCase());

/** Stems of the content words of a text. */
export function contentStems(text: string): Set<string> {
  const words = foldWords(text).filter((word) => word.length > 1 && !empty.has(word));
  return new Set(words.filter((word) => !/^\d+$/.test(word)).map(stemOf));
}
