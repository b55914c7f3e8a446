# A small image of the server, for an unprivileged user and a read-only file system.
# Set options with variables, as in `--env DYNASTY_PUBLIC_URL=https://play.club.example`.
#   docker build -t dynasty . && \
#   docker run --read-only --tmpfs /tmp -v tables:/tables -p 127.0.0.1:8000:8000 dynasty
FROM python:3.11-slim AS build
WORKDIR /source
COPY . .
RUN pip wheel --no-cache-dir --constraint constraints.txt --wheel-dir /wheels '.[server]'

FROM python:3.11-slim
RUN --mount=from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index /wheels/*.whl \
    && useradd --system --uid 10001 dynasty \
    && install --directory --owner dynasty --mode 700 /tables
USER dynasty
ENV PYTHONDONTWRITEBYTECODE=1 DYNASTY_HOST=0.0.0.0 DYNASTY_DATA=/tables DYNASTY_OPEN=no
VOLUME /tables
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s CMD \
    ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health')"]
ENTRYPOINT ["dynasty", "serve"]
