import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { certificateFileTypes } from '#domain/certificate.ts';
import { certificateLimits } from '#domain/certificateForm.ts';
import { requireAccess, type SignedInPerson } from '#server/platform/auth/authorize.ts';
import { respondWithError } from '#server/platform/http/respondWithError.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import type { Services } from '#server/platform/services/services.ts';
import {
  readCertificateFile,
  createFileProblem,
  removeCertificateFile,
  storeCertificateFile,
} from './certificateFile.ts';
import { unknownCertificate } from './saveCertificate.ts';

const url = '/api/app/certificates/:id/file';

const versionSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'version must be a number'),
  v.transform(Number),
);
const changeSchema = v.object({ version: versionSchema });
const uploadSchema = v.object({ version: versionSchema, name: v.optional(v.string(), '') });

/**
 * Routes to upload, download, and delete the document of a certificate as raw bytes, 10 MB at most (contract, "REST").
 * They authorize the caller before they read the bytes.
 */
export function certificateFileRoutes(app: FastifyInstance, { db, authorizer }: Services): void {
  const owners = new WeakMap<FastifyRequest, SignedInPerson>();

  function ownerOf(request: FastifyRequest): SignedInPerson {
    const owner = owners.get(request);
    if (!owner) throw new Error('The request was not authorized');
    return owner;
  }

  void app.register((scope, _options, registered) => {
    scope.addHook('onRequest', async (request) => {
      const person = await authorizer.requireSignedIn(request);
      requireAccess(person, 'ownerPage');
      owners.set(request, person);
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(
      Object.keys(certificateFileTypes),
      { parseAs: 'buffer', bodyLimit: certificateLimits.fileSize },
      (_request, body, done) => {
        done(null, body);
      },
    );
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      respondWithError(translateError(error), request, reply);
    });

    scope.route({
      method: 'GET',
      url,
      handler: async (request, reply) => {
        const { customerId } = ownerOf(request).user;
        const { name, type, content } = await readCertificateFile(db, customerId, idOf(request));
        return reply
          .headers({
            'content-type': type,
            'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
            'cache-control': 'no-store',
          })
          .send(content);
      },
    });

    scope.route({
      method: 'PUT',
      url,
      handler: async (request) => {
        const { version, name } = parse(uploadSchema, request.query);
        if (!(request.body instanceof Uint8Array)) throw createFileProblem('type');
        const decidedOn = { id: idOf(request), version };
        const sent = { name, content: request.body };
        const { row } = await storeCertificateFile(db, ownerOf(request), decidedOn, sent);
        return { version: row.version };
      },
    });

    scope.route({
      method: 'DELETE',
      url,
      handler: async (request) => {
        const decidedOn = { id: idOf(request), ...parse(changeSchema, request.query) };
        const { row } = await removeCertificateFile(db, ownerOf(request), decidedOn);
        return { version: row.version };
      },
    });
    registered();
  });
}

function idOf({ params }: FastifyRequest): number {
  return parseId((params as { id: string }).id, unknownCertificate);
}

/** Replaces Fastify's errors about the body by messages for the person who chose the file. */
function translateError(error: FastifyError): FastifyError {
  const { code } = error;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return createFileProblem('size');
  return code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? createFileProblem('type') : error;
}
