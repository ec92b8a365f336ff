import { wordList } from '../../texts/word-list.js';

const list = (name: string) => wordList('@commons/service-kit', `vocabulary/${name}`);

/** The lists of `data/vocabulary`, read at the start. */
export const trades = list('trades');
export const furtherTrades = list('further-trades');
export const occupations = list('occupations');
export const furtherOccupations = list('further-occupations');
export const skills = list('skills');
export const everyday = list('everyday');
/** What residents need: problems, and goods. */
export const problems = list('problems') + list('goods') + list('needs');
/** Examples of names of people and businesses, which do not identify a trade. */
export const names = list('names');
export const activities = list('activities');
export const spanish = list('spanish');
export const spanishEveryday = list('spanish-everyday');
export const spanishWords = list('spanish-words');
export const spanishOccupations = list('spanish-occupations');
export const spanishProblems = list('spanish-problems');
export const spanishActivities = list('spanish-activities');
