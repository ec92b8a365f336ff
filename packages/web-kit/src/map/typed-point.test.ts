import { pointText, typedPoint } from './typed-point';

const door = { latitude: 35.0456, longitude: -85.3097 };

it.each([
  '35.0456, -85.3097',
  ' 35.0456 -85.3097 ',
  '35.0456° N, 85.3097° W',
  '35.0456N 85.3097O',
  'https://www.openstreetmap.org/?mlat=35.0456&mlon=-85.3097#map=17/1/2',
  'https://www.openstreetmap.org/#map=19/35.0456/-85.3097',
  'https://www.google.com/maps/place/Bakery/@35.0456,-85.3097,17z/data=!3m1',
  'https://maps.google.com/?q=35.0456,-85.3097',
])('reads %s', (text) => {
  expect(typedPoint(text)).toEqual(door);
});

it.each([
  '',
  '35.0456',
  '1 Main St, 37402',
  '135.0, 20',
  '35.0456, -185',
  'https://maps.example/x',
])('refuses %j', (text) => {
  expect(typedPoint(text)).toBeUndefined();
});

it('writes what it reads, to a metre', () => {
  expect(pointText(door)).toBe('35.0456, -85.3097');
  expect(typedPoint('35.04561234567, -85.30971234567')).toEqual({
    latitude: 35.04561,
    longitude: -85.30971,
  });
});
