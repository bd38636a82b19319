/**
 * Fetches an answer together with its body: what is lost on the way is no answer, and a signal given with the
 * call ends the reading too.
 */
export const fetchWhole: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const body = await response.arrayBuffer();
  return new Response(body.byteLength === 0 ? null : body, response);
};
