import type { Readable } from 'node:stream';

export interface SequentialFile {
  open(): Promise<Readable>;
}

/** The files of an archive: one is open at a time, and none after `close`. */
export class SequentialFiles {
  #present: Readable | undefined;
  #isClosed = false;

  /**
   * @param fail called when the file cannot be read to its end
   * @returns undefined after `close`
   */
  async open(file: SequentialFile, fail: (error: Error) => void): Promise<Readable | undefined> {
    if (this.#isClosed) return undefined;
    const stream = await file.open();
    stream.on('error', (error) => {
      if (!this.#isClosed) fail(error);
    });
    this.#present = stream;
    if (!this.#isClosed) return stream;
    // Closed while the file was being opened.
    stream.destroy();
    return undefined;
  }

  close(): void {
    this.#isClosed = true;
    this.#present?.destroy();
  }
}
