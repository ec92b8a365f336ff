export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A form as a browser sends it: the files under the same name, all called JPEG by the sender. */
export function fileForm(field: string, files: readonly SentFile[]): FormData {
  const form = new FormData();
  for (const { name, bytes } of files) {
    form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  }
  return form;
}
