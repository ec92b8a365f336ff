import { ZipNames } from './zip-names.js';

it('makes readable unique names', () => {
  const names = new ZipNames();
  expect(names.next('Ada Quill', 'Baker', 'cv.PDF')).toBe('Ada Quill - Baker.pdf');
  expect(names.next('ada quill', 'BAKER', 'cv.pdf')).toBe('ada quill - BAKER (2).pdf');
  expect(names.next('Ada Quill', 'Baker', 'cv.docx')).toBe('Ada Quill - Baker.docx');
});

it.each([
  ['../../etc/passwd', 'etc passwd - J.pdf'],
  ['C:\\x', 'C x - J.pdf'],
  ['NUL', 'NUL_ - J.pdf'],
  ['\u202e..', 'Applicant - J.pdf'],
  ['.hidden', 'hidden - J.pdf'],
  ['王小明', '王小明 - J.pdf'],
])('%s cannot escape the folder on any system', (person, name) => {
  expect(new ZipNames().next(person, 'J', 'a.pdf')).toBe(name);
});
