import { type Look, reachOf } from './camera.ts';

const corners = new Float32Array([-1, -1, 3, -1, -1, 3]);

const vertexShader = `
attribute vec2 corner;
varying vec2 at;
void main() {
  at = corner;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** For each pixel its direction in the room, and from that its place on the picture of the whole round. */
const fragmentShader = `
precision highp float;
uniform sampler2D picture;
uniform vec2 reach;
uniform vec2 look;
varying vec2 at;
const float pi = 3.14159265358979;
void main() {
  vec3 ray = normalize(vec3(at * reach, 1.0));
  vec2 c = cos(look);
  vec2 s = sin(look);
  float up = ray.y * c.y + ray.z * s.y;
  float ahead = ray.z * c.y - ray.y * s.y;
  float right = ray.x * c.x + ahead * s.x;
  float deep = ahead * c.x - ray.x * s.x;
  gl_FragColor = texture2D(picture, vec2(atan(right, deep) / (2.0 * pi) + 0.5, 0.5 - asin(clamp(up, -1.0, 1.0)) / pi));
}`;

export type Scene = {
  /** The picture that is looked at from now on. */
  readonly show: (picture: TexImageSource) => void;
  readonly draw: (look: Look) => void;
  /** The longest side of a picture that the graphics chip takes. */
  readonly largest: number;
};

function programOf(gl: WebGLRenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : undefined;
}

/** One triangle over the whole frame, and a picture that repeats to its sides. */
function prepare(gl: WebGLRenderingContext, program: WebGLProgram): void {
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
}

/** What draws a panorama on a canvas; undefined where the browser has no WebGL. */
export function createScene(canvas: HTMLCanvasElement): Scene | undefined {
  const gl = canvas.getContext('webgl', { antialias: false, alpha: false });
  const program = gl && programOf(gl);
  if (!gl || !program) return undefined;
  prepare(gl, program);
  const [reach, direction] = [gl.getUniformLocation(program, 'reach'), gl.getUniformLocation(program, 'look')];
  return {
    largest: Number(gl.getParameter(gl.MAX_TEXTURE_SIZE)),
    show: (picture) => gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture),
    draw: (look) => {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform2f(reach, ...reachOf(look, canvas.width / Math.max(canvas.height, 1)));
      gl.uniform2f(direction, (look.yaw * Math.PI) / 180, (look.pitch * Math.PI) / 180);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
  };
}
