import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Release } from '@commons/contracts/front-ends/publication';
import { PublicationFailure } from './publication-failure.js';

/** The publisher's ed25519 key, a PEM file. @throws PublicationFailure for anything else */
export function readSigningKey(file: string): KeyObject {
  try {
    return ed25519(createPrivateKey(readFileSync(file)));
  } catch (error) {
    throw new PublicationFailure(
      `${file} cannot be read as a private ed25519 key: ${(error as Error).message}`,
    );
  }
}

/** The public key from a setting: PEM, or its base64 text in one line. @throws Error for anything else */
export function readPublicKey(text: string): KeyObject {
  const pem = text.includes('-----BEGIN');
  const key = Buffer.from(text.replaceAll(/\s/g, ''), 'base64');
  return ed25519(createPublicKey(pem ? text : { key, format: 'der', type: 'spki' }));
}

function ed25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error(`it is of type ${key.asymmetricKeyType}, expected ed25519`);
}

/** The text of `released.json`. A key signs it, including all hashes of the versions that it names. */
export function writeSigned(release: Release, key: KeyObject | undefined): string {
  const content = Release.parse(release);
  const signature = key && sign(null, signedBytes(content), key).toString('base64');
  return JSON.stringify({ ...content, signature }, null, 2);
}

/**
 * Parses `released.json`.
 * @param key the publisher's public key; undefined: signatures are not required
 * @throws Error when it is damaged, or not signed with the key
 */
export function readSigned(text: string, key: KeyObject | undefined): Release {
  const { signature, ...content } = JSON.parse(text) as Release & { signature?: unknown };
  if (key) {
    if (typeof signature !== 'string') throw new Error('released.json is not signed');
    if (!verify(null, signedBytes(content), key, Buffer.from(signature, 'base64'))) {
      throw new Error('released.json is not signed with the key of the publisher');
    }
  }
  return Release.parse(content);
}

const signedBytes = (content: Release) => Buffer.from(JSON.stringify(content));
