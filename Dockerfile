# The client is built with Node, which the server does not need.
FROM node:22-slim AS client
WORKDIR /build/client
COPY client/package.json client/package-lock.json ./
RUN npm ci
COPY client ./
COPY src/starlore /build/src/starlore
RUN npm run build

FROM python:3.11-slim
WORKDIR /build
COPY requirements/run.txt requirements/run.txt
RUN pip install --no-cache-dir --require-hashes -r requirements/run.txt
COPY pyproject.toml README.md LICENSE ./
COPY src src
COPY --from=client /build/src/starlore/web/client src/starlore/web/client
RUN pip install --no-cache-dir --no-deps . \
    && rm -rf /build \
    && useradd --system --uid 10001 starlore \
    && install -d -o starlore /data
WORKDIR /data
USER starlore
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=3s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
ENTRYPOINT ["starlore", "serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
