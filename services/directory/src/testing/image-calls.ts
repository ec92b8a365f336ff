import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { imagePath } from '@commons/contracts/businesses/image-files';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import sharp from 'sharp';
import { directoryService } from '../app.module.js';
import { fileForm, type SentFile } from './file-form.js';
import { listingInput } from './listing-input.js';
import { newEmployer } from './new-employer.js';
import { jpeg } from './test-images.js';

const path = '/business-directory';

/** The current listing of the calls, and the token of its owner. */
interface ImagesUnderTest {
  readonly service: TestService;
  readonly token: string;
  readonly id: string;
}

/** A service that stores images in its own folder and reconciles every 100 ms. */
const startWithFolder = () =>
  createTestService(directoryService, {
    env: {
      RECONCILE_INTERVAL_MS: '100',
      S3_ENDPOINT: undefined,
      S3_BUCKET: undefined,
    },
  });

/** A new owner of a listing without images. */
async function newOwner(service: TestService): Promise<ImagesUnderTest> {
  const { token } = await newEmployer(service);
  const made = await service.request('POST', path, { token, body: listingInput() });
  return { service, token, id: made.body.id };
}

/** File name of a stored image. */
export const storedImageName = /^[0-9a-f]{32}-\d+x\d+\.webp$/;

/** Calls around images, and what they store. */
function imageCalls(now: () => ImagesUnderTest) {
  return {
    addPhotos: (files: readonly SentFile[], as = now().token) =>
      now().service.request('POST', `${path}/${now().id}/gallery/multiple`, {
        token: as,
        body: fileForm('images', files),
      }),
    setLogo: (file: SentFile) =>
      now().service.request('POST', '/upload-logo', {
        token: now().token,
        body: fileForm('logo', [file]),
      }),
    mine: async () => {
      const { service, token } = now();
      const { body } = await service.request('GET', `${path}/my-listing`, { token });
      return body as { gallery_images: string[]; logo_filename: string | null };
    },
    fetchImage: (kind: 'logos' | 'gallery', name: string, size?: 'small') =>
      fetch(now().service.url + imagePath(kind, name, size)),
    registered: async () => {
      const database = await now().service.database();
      return (await database.collection('stored_images').countDocuments()) as number;
    },
    /** Every image file in the object storage of the test. Its folder is created with the first file. */
    storedFiles: async () => {
      const folder = `${now().service.env.OBJECTS_DIR}/data`;
      const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
      return names.filter((name) => name.endsWith('.webp'));
    },
  };
}

/** Metadata of a served image: format, width, height. */
export const pixels = async (answer: Response) =>
  sharp(Buffer.from(await answer.arrayBuffer())).metadata();

/** This many small photos with different names. */
export async function photos(count: number): Promise<SentFile[]> {
  const bytes = await jpeg(60, 40);
  return Array.from({ length: count }, (_, at) => ({ name: `photo ${at}.jpg`, bytes }));
}

/**
 * Starts a service for the tests of a file, with a new owner for each test, after which nothing of the listing may be
 * stored.
 * @returns the calls, and the current owner and listing
 */
export function imageTests() {
  let current: ImagesUnderTest;
  const calls = imageCalls(() => current);
  let service: TestService;
  beforeAll(async () => {
    service = await startWithFolder();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    current = await newOwner(service);
  });
  afterEach(async () => {
    await service.request('DELETE', path, { token: current.token });
    expect([await calls.registered(), await calls.storedFiles()]).toEqual([0, []]);
  });
  return { ...calls, now: () => current };
}
