import { deviceStorage, visitStorage } from './browser-storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('stores in the browser', () => {
  deviceStorage.set('place', 'Springfield');
  expect(localStorage.getItem('place')).toBe('Springfield');
  expect(deviceStorage.get('place')).toBe('Springfield');
  deviceStorage.remove('place');
  expect(deviceStorage.get('place')).toBeNull();
});

it('remembers for the page where the browser blocks its storage', () => {
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  visitStorage.set('draft', 'Hello');
  expect(visitStorage.get('draft')).toBe('Hello');
  expect(visitStorage.keys()).toEqual(['draft']);
  visitStorage.remove('draft');
  expect(visitStorage.get('draft')).toBeNull();
});

it('remembers what does not fit any more', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  deviceStorage.set('long', 'text');
  expect(deviceStorage.get('long')).toBe('text');
});
