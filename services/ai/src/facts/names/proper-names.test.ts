import { properNames } from './proper-names.js';

describe('names typed without a capital', () => {
  it.each([
    ['try mike at valley plumbing', 'try Mike at Valley Plumbing'],
    ['our coach Ana from Costa Rica starts Monday', 'our coach Ana from Costa Rica starts Monday'],
    ['the garcia family ordered', 'the Garcia family ordered'],
    ['tell daves crew to park there', "tell Dave's crew to park there"],
    ['owner joan millers grandmother', "owner Joan Miller's grandmother"],
    ['ask for linh', 'ask for Linh'],
    ['thanks to miss carla and miss jo', 'thanks to Miss Carla and Miss Jo'],
    ['story hour with mr. bill', 'story hour with Mr. Bill'],
    ['the walnut st job, 14 oak st', 'the Walnut St job, 14 Oak St'],
    ['the job on hwy 58', 'the job on Hwy 58'],
    ['a check to po box 88', 'a check to PO Box 88'],
    ['run by grace methodist', 'run by Grace Methodist'],
    ['the hamilton county fair', 'the Hamilton County Fair'],
    ['you drive for uber or doordash', 'you drive for Uber or DoorDash'],
    ['led by Dana, with led lights', 'led by Dana, with LED lights'],
    ['cnc work, cpr card, your w2', 'CNC work, CPR card, your W2'],
  ])('%s', (entered, expected) => {
    expect(properNames(entered)).toBe(expected);
  });

  it.each([
    'a dozen red roses',
    'will you mark it and grant the request',
    'we miss our customers, i miss you',
    'caesar salad and jordan almonds',
    'pat the dough, sage and ginger tea',
    'the next street, a new drive through',
    'her order was late and his bill is due',
  ])('leaves words as they are: %s', (entered) => {
    expect(properNames(entered)).toBe(entered);
  });
});
