import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the stand-in does with a mail. */
export type Conduct =
  'takes it' | 'says 451' | 'says 550' | 'says nothing' | 'says nothing to the data' | 'drops after the data';

interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole message, headers included. */
  readonly message: string;
}

/** A mail server on loopback that does as it is told. */
export interface MailServer {
  readonly url: string;
  conduct: Conduct;
  /** What it took, in this order. */
  readonly taken: TakenMail[];
  /** How often a client connected. */
  connections: number;
  readonly close: () => Promise<void>;
}

class Refusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** Starts one on the given port, else on any that is free. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const sockets = new Set<{ destroy: () => void }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onConnect: (_session, callback) => {
      state.connections += 1;
      if (state.conduct !== 'says nothing') callback();
    },
    onRcptTo: ({ address }, _session, callback) => {
      if (state.conduct === 'says 451') callback(new Refusal(451, `<${address}> is busy`));
      else if (state.conduct === 'says 550') callback(new Refusal(550, `<${address}> is unknown here`));
      else callback();
    },
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.conduct === 'says nothing to the data') return;
        if (state.conduct === 'drops after the data') {
          for (const socket of sockets) socket.destroy();
          return;
        }
        const { mailFrom } = envelope;
        state.taken.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString(),
        });
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.server.address() as AddressInfo;
  const state: MailServer = {
    url: `smtp://127.0.0.1:${bound}`,
    conduct: 'takes it',
    taken: [],
    connections: 0,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
  return state;
}
