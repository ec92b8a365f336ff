import type { AdvisorRequest } from '@commons/contracts/ai';
import { builtInNote, bullets, enteredFigures, known, numbered, quote } from '../entered-text.js';
import { challengeAdvice, generalAdvice, stageFocus } from './challenge-advice.js';

function figuresSection(input: AdvisorRequest): string {
  const figures = enteredFigures(`${input.situationDescription} ${input.desiredOutcome}`);
  const missing = '[fill in: present value of each measure below, and the value you want]';
  if (figures.length === 0) return `You named no figures yet. ${missing}`;
  return `${bullets(figures)}\n- ${missing}`;
}

/**
 * Writes without network or model: general practice by stage and challenge, filled with the entries only. It invents no
 * name and no figure; missing facts are marked `[fill in]`.
 */
export function writeAdvice(input: AdvisorRequest): string {
  const advice = known(challengeAdvice, input.primaryChallenge) ?? generalAdvice;
  const focus = known(stageFocus, input.businessStage);
  const [first, second, third] = advice.actions;
  return [
    `# Plan: ${quote(input.primaryChallenge)} (${quote(input.industry)})`,
    builtInNote,
    `## Where you stand\nStage: ${quote(input.businessStage)}. ${quote(input.situationDescription)}`,
    `## What you want\n${quote(input.desiredOutcome)}${focus ? `\n\nAt this stage the usual focus is to ${focus}.` : ''}`,
    `## Figures to work with\n${figuresSection(input)}`,
    `## Questions to answer first\n${numbered(advice.questions)}`,
    `## Next 30 days\n${bullets([`${first}.`, 'Owner: [fill in: name]. Budget limit: [fill in: amount].'])}`,
    `## Days 31 to 60\n${bullets([`${second}.`, 'Compare with the starting values, and drop what did not move them.'])}`,
    `## Days 61 to 90\n${bullets([`${third}.`, 'Decide: go on, change or stop. Write down why.'])}`,
    `## How you will know\n${bullets(advice.measures.map((measure) => `${measure}: now [fill in], goal [fill in]`))}`,
    `## Watch out for\n${advice.risk}`,
    '## Check with someone\nThis is general practice, not legal, tax or financial advice.',
  ].join('\n\n');
}
