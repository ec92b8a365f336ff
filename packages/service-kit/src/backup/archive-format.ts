/**
 * The archive of `npm run backup` (docs/adr/0019): a gzipped tar file that any tar reads, whose entries are, in order,
 *
 *     backup.json                                   ArchiveHead
 *     objects/<service>/<key>                       a file of a service; with its content type (see below)
 *     databases/<service>/<collection>/indexes.json the indexes, as MongoDB's listIndexes gives them, in EJSON
 *     databases/<service>/<collection>/000001.bson  documents one after the other, as mongodump writes them
 *     folder/<name>                                 a file of the data folder of `npm start`
 *     end.json                                      ArchiveEnd, always last: an archive without it was cut off
 *
 * A later document replaces an earlier one with the same _id. With a key the whole of it is encrypted
 * (archive-cipher.ts).
 */

/** Incremented when older versions could no longer restore the archive correctly. */
export const archiveFormat = 1;

export const headName = 'backup.json';
export const endName = 'end.json';

/** PAX record with the content type of a file: tar keeps it as the extended attribute that desktops use. */
export const contentTypeRecord = 'SCHILY.xattr.user.mime_type';

/** First entry. */
export interface ArchiveHead {
  readonly format: number;
  readonly created_at: string;
  /** Whether `folder/` has keys and passwords of the data folder. */
  readonly secrets: boolean;
}

/** Statistics of an archive, for its last entry and for operators. */
export interface ArchiveCounts {
  readonly documents: number;
  readonly objects: number;
  /** Bytes of all entries before compression. */
  readonly bytes: number;
}

/** Last entry. */
export interface ArchiveEnd extends ArchiveCounts {
  readonly entries: number;
  /** SHA-256 of the names, content types and contents of all entries before it, in order. */
  readonly sha256: string;
  /** Files deleted during the backup, as `<service>/<key>`: they are not restored. */
  readonly objects_removed: readonly string[];
}

export interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
  /** Of files of services. */
  readonly contentType?: string | undefined;
}

/** A file that is not an archive, is damaged, or needs another key. The message is for the operator. */
export class ArchiveFault extends Error {
  override name = 'ArchiveFault';
}
