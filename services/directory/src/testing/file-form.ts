export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A form as a browser sends it: all files in one field, all declared as JPEG. */
export function fileForm(field: string, files: readonly SentFile[]): FormData {
  const form = new FormData();
  for (const { name, bytes } of files) {
    form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  }
  return form;
}
