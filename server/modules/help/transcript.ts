/** What the captions of a WebVTT file say, cue by cue, without settings and markup (W3C WebVTT, section 4). */
export function transcriptOf(captions: string): string[] {
  const blocks = captions.replaceAll('\r\n', '\n').split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    const timing = lines.findIndex((line) => line.includes(' --> '));
    if (timing === -1) return [];
    const said = lines.slice(timing + 1).join(' ');
    return [said.replaceAll(/<[^>]*>/g, '').trim()];
  });
}
