import { forgetApplication, pendingApplication, rememberApplication } from './pending-application';

beforeEach(() => sessionStorage.clear());

it('remembers one job until it is forgotten', () => {
  expect(pendingApplication()).toBeNull();
  rememberApplication({ jobId: '1', title: 'Baker' });
  rememberApplication({ jobId: '2', title: 'Printer' });
  expect(pendingApplication()).toEqual({ jobId: '2', title: 'Printer', wish: 'apply' });
  forgetApplication();
  expect(pendingApplication()).toBeNull();
});

it.each(['{', '7', '{"jobId":3}'])('ignores %p', (kept) => {
  sessionStorage.setItem('commons-pending-application', kept);
  expect(pendingApplication()).toBeNull();
});
