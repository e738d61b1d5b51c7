import type pg from 'pg';

/** One statement as it was sent, with the rows it answered. */
export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  rows: readonly Record<string, unknown>[];
};

type Query = (query: { readonly text: string; readonly values: readonly unknown[] }) => Promise<pg.QueryResult>;

/** Writes down what the pool's clients send, in the order it is sent. */
export function listenTo(pool: pg.Pool, into: Statement[]): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as Query;
    const recorded: Query = async (query) => {
      const { text, values } = query;
      const statement: Statement = { text, values, rows: [] };
      into.push(statement);
      const answer = await send(query);
      statement.rows = answer.rows;
      return answer;
    };
    // The connections that Kysely gets send in this form alone.
    client.query = recorded as typeof client.query;
  });
}
