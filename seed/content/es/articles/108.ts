import type { ArticleText } from '../../texts'

export const article108: ArticleText = {
  title: 'Tu música en orden: etiquetas, carátulas y carpetas',
  summary:
    'Por qué un disco aparece partido en cinco, qué seis etiquetas lo arreglan y cómo ordenar carpetas que aguanten el próximo cambio de reproductor.',
  meta_title: 'Ordenar tu música: etiquetas y carátulas',
  meta_description:
    'Las seis etiquetas que importan, el tamaño de las carátulas y un orden de carpetas que dura: cómo poner al día tu música, paso a paso.',
  body: `
Metes en el reproductor un disco de duetos y te salen doce discos, uno por cada invitado. Los archivos están bien: lo que falla son las etiquetas, esos datos que cada canción lleva dentro y que el reproductor usa para agrupar. La buena noticia es que casi todo el desorden viene de tres o cuatro campos, y que se corrigen en bloque.

## Dónde viven los datos

Cada formato tiene su propia clase de etiqueta: ID3 en los MP3, comentarios Vorbis en FLAC y Ogg, átomos en los M4A. Los buenos reproductores leen las tres. El WAV, en cambio, las guarda mal, y es una de las razones para no usarlo en una colección.

El nombre del archivo solo sirve de respaldo, para el día en que la etiqueta se pierda. Por eso conviene que diga lo mismo, pero no hace falta que lo diga todo.

## Las seis que importan

1. **Título** de la canción, sin el número delante.
2. **Artista:** quien interpreta esa canción, con sus invitados.
3. **Artista del álbum:** de quién es el disco. Debe ser idéntico en todas las pistas; es la etiqueta que lo mantiene unido.
4. **Álbum**, escrito siempre igual. «Omega» y «Omega (Remaster)» son dos discos para una máquina.
5. **Número de pista** y, si hay más de un disco, **número de disco**.
6. **Año.** Decide si quieres el de la primera edición o el de la que tienes, y no mezcles.

El género acompaña, aunque no hay dos personas que se pongan de acuerdo. Si te gusta usarlo, limítate a una docena: «Rock en español», «Flamenco», «Clásica». Con trescientos géneros ya no filtras nada.

### Recopilatorios y bandas sonoras

Pon «Varios artistas» como artista del álbum y deja a cada intérprete en su campo. Elige esa fórmula en español o en inglés y mantenla, porque «Various Artists» y «Varios artistas» se ordenan por separado. Si aun así el disco aparece roto, busca la casilla de recopilatorio, que algunos reproductores necesitan.

### Nombres que se ordenan mal

Los artículos y las tildes dan guerra. «El Canto del Loco», «Los Planetas» y «La Oreja de Van Gogh» acaban juntos en la E o en la L si el programa no conoce el español. Para eso existe el **artista de ordenación**: escribe ahí «Planetas, Los» y el nombre que ves no cambia. Con los apellidos compuestos de la clásica pasa igual: «Falla, Manuel de».

## La música clásica, aparte

Aquí lo que se busca es una obra, no una canción. Añade la etiqueta de **compositor** y, si tu reproductor no tiene campos para obra y movimiento, mete los dos en el título: «Sinfonía n.º 4: II. Andante». En artista van los intérpretes; el compositor, nunca, o tendrás a Albéniz tocando a un tiempo con Alicia de Larrocha y con media Europa.

Sirve de mucho apuntar el año de la grabación en el nombre del álbum. Cuando tienes tres versiones del mismo concierto, es lo único que las distingue de un vistazo.

## Las carátulas

Una por archivo, cuadrada, en JPEG y de entre 600 y 1.000 píxeles de lado. Las de 3.000 píxeles pesan a veces más que medio minuto de canción, ralentizan el índice y hay radios de coche que las rechazan. En una colección de 10.000 canciones, pasar de 1,5 MB a 150 kB por carátula libera más de 13 gigas.

Deja además una copia llamada «cover.jpg» en cada carpeta: los servidores domésticos la buscan por ese nombre.

## Carpetas que sobreviven

Un esquema que entienden todos los sistemas:

- Artista del álbum
- dentro, «Año - Álbum»
- dentro, «01 Título.flac»; en discos dobles, «1-01 Título.flac»

Evita dos puntos, signos de interrogación, comillas y barras, que Windows no admite. Las tildes y la eñe se quedan: Unicode las trata bien desde hace décadas. Si copias a una memoria USB para un coche con años, prueba antes con un disco; algunos equipos se pierden con rutas muy largas.

## Cómo meterle mano

1. **Copia de seguridad primero.** Diez mil etiquetas malas se escriben igual de rápido que diez mil buenas, y no siempre se puede deshacer.
2. **Trabaja por discos**, nunca canción a canción. Abre uno, corrígelo, ciérralo.
3. **Deja que una base de datos proponga.** MusicBrainz Picard y Mp3tag son gratuitos y comparan tus archivos con catálogos. Revisa antes de aceptar: para ellos, un directo y el disco de estudio se parecen mucho.
4. **Empieza por lo que escuchas.** Con diez discos al día, mil están listos en poco más de tres meses, y los que más usas, la primera semana.
5. **Pasa el índice de nuevo.** Muchos reproductores guardan en memoria las etiquetas viejas hasta que les pides volver a leer la carpeta.

## Errores que se repiten

- **Espacios al final del nombre.** No se ven, pero «Rosalía» con uno y sin él son dos personas.
- **«Feat.» en el artista del álbum.** Va en el artista o en el título, o el disco se parte.
- **El número de disco en el nombre del álbum.** «Grandes éxitos CD2» separa lo que el campo de disco uniría.
- **Tildes convertidas en símbolos.** Son etiquetas antiguas guardadas en otra codificación; conviértelas a ID3v2.3 en UTF-16 o a ID3v2.4 y se leerán en todas partes.
- **Volúmenes desiguales.** No los arregles tocando el audio: ReplayGain anota una corrección en la etiqueta y el sonido queda intacto.

## Mejor empezar limpio

Todo cuesta menos si los datos llegan bien el primer día. El [convertidor de TIDAL](/tidal-converter) y el [convertidor de Qobuz](/qobuz-converter) escriben el artista del álbum, el número de disco, el compositor y una carátula del tamaño que fijes, tal como los da el servicio. Cuando el servicio se equivoca, y con las cajas de varios discos le ocurre a menudo, se corrige una vez en el archivo.

Recuerda que el orden no da derechos. Si te das de baja de una plataforma, lo que sus condiciones no te dejen conservar sale de la estantería antes de que la limpies; lo explica [qué puedes guardar](/article/101). Lo comprado sin protección, tus discos pasados a archivo para ti y, sobre todo, tus propias grabaciones se quedan: el coro del barrio o la maqueta de tu hermana no están en ningún otro sitio, así que merecen las mejores etiquetas. Para escoger en qué formato guardarlos, mira [con pérdida o sin ella](/article/107), y si también tienes libros leídos, sus archivos siguen [otras costumbres](/article/109).
`,
}
