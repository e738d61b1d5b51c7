const chunkBytes = 32 * 1024;

/** Rows as one JSON list, a row a line, in chunks of about 32 kB. */
export async function* jsonList(rows: AsyncIterable<object>): AsyncIterable<Uint8Array> {
  let text = '[';
  let first = true;
  for await (const row of rows) {
    text += `${first ? '' : ','}\n${JSON.stringify(row)}`;
    first = false;
    if (text.length < chunkBytes) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}\n]\n`);
}

/** One piece of content as a stream of it. */
export async function* singleChunk(content: string | Uint8Array): AsyncIterable<Uint8Array> {
  yield typeof content === 'string' ? Buffer.from(content) : content;
}
