/** Creates a WebM file of one VP9 track, with duration and cues, so that players can seek (RFC 9559; WebM container). */
export function toWebm({ frames, width, height, duration }) {
  const clusters = clustersOf(frames);
  const info = element('1549a966', [
    element('2ad7b1', integer(1_000_000)),
    element('4489', float(duration)),
    element('4d80', text('sample')),
    element('5741', text('sample')),
  ]);
  const tracks = element('1654ae6b', [
    element('ae', [
      element('d7', integer(1)),
      element('73c5', integer(1)),
      element('83', integer(1)),
      element('86', text('V_VP9')),
      element('e0', [element('b0', integer(width)), element('ba', integer(height))]),
    ]),
  ]);
  const head = Buffer.concat([info, tracks]);
  // Positions count from the first byte after the segment's size; their own length does not depend on them.
  const lengthOfCues = cuesOf(clusters, 0).length;
  const cues = cuesOf(clusters, head.length + lengthOfCues);
  const header = element('1a45dfa3', [
    element('4286', integer(1)),
    element('42f7', integer(1)),
    element('42f2', integer(4)),
    element('42f3', integer(8)),
    element('4282', text('webm')),
    element('4287', integer(2)),
    element('4285', integer(2)),
  ]);
  return Buffer.concat([header, element('18538067', [head, cues, ...clusters.map(({ bytes }) => bytes)])]);
}

/** A cluster begins with each key frame, so that every cue leads to one. */
function clustersOf(frames) {
  const groups = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([]);
    groups.at(-1).push(frame);
  }
  return groups.map((group) => ({
    at: group[0].at,
    bytes: element('1f43b675', [
      element('e7', integer(group[0].at)),
      ...group.map(({ at, isKey, bytes }) => {
        const place = Buffer.alloc(4);
        place.writeUInt8(0x81, 0);
        place.writeInt16BE(at - group[0].at, 1);
        place.writeUInt8(isKey ? 0x80 : 0, 3);
        return element('a3', [place, bytes]);
      }),
    ]),
  }));
}

function cuesOf(clusters, start) {
  let position = start;
  const points = clusters.map(({ at, bytes }) => {
    const point = element('bb', [
      element('b3', integer(at)),
      element('b7', [element('f7', integer(1)), element('f1', integer(position))]),
    ]);
    position += bytes.length;
    return point;
  });
  return element('1c53bb6b', points);
}

function element(id, content) {
  const body = Array.isArray(content) ? Buffer.concat(content) : content;
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

function integer(value) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

function float(value) {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function text(value) {
  return Buffer.from(value, 'utf8');
}
