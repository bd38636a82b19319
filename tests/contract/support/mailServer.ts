import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Behavior of the stand-in for a mail. */
export type Behavior =
  | 'accepts'
  | 'replies 451'
  | 'replies 550'
  | 'never replies'
  | 'never replies to DATA'
  | 'disconnects after DATA';

interface AcceptedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole message, headers included. */
  readonly message: string;
}

/** A mail server on loopback with a behavior that tests set. */
export interface MailServer {
  readonly url: string;
  behavior: Behavior;
  /** Accepted mails, in order. */
  readonly accepted: AcceptedMail[];
  /** Number of connections by clients. */
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

/** Starts a mail server on this port, or on a free one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const sockets = new Set<{ destroy: () => void }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onConnect: (_session, callback) => {
      state.connections += 1;
      if (state.behavior !== 'never replies') callback();
    },
    onRcptTo: ({ address }, _session, callback) => {
      if (state.behavior === 'replies 451') callback(new Refusal(451, `<${address}> is busy`));
      else if (state.behavior === 'replies 550') callback(new Refusal(550, `<${address}> is unknown here`));
      else callback();
    },
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.behavior === 'never replies to DATA') return;
        if (state.behavior === 'disconnects after DATA') {
          for (const socket of sockets) socket.destroy();
          return;
        }
        const { mailFrom } = envelope;
        state.accepted.push({
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
    behavior: 'accepts',
    accepted: [],
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
