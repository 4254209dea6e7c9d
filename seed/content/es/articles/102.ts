import type { ArticleText } from '../../texts'

export const article102: ArticleText = {
  title: 'Preparar un vuelo largo con una serie',
  summary:
    'Cuántos capítulos caben entre Madrid y Buenos Aires, cuánto ocupan y qué conviene hacer la víspera para no descubrir en el aire que falta algo.',
  meta_title: 'Una serie para un vuelo largo: cómo prepararla',
  meta_description:
    'Horas, capítulos, espacio, subtítulos y batería: cómo preparar en casa lo que vas a ver sin conexión en un vuelo largo.',
  body: `
De Madrid a Buenos Aires se tardan unas doce horas, y en ese rato no llama nadie. Para una serie es buen plan; para verla en línea, no tanto: la red de a bordo, si la hay, suele ser lenta o servir solo para mensajes. Con media hora de preparación en casa queda resuelto.

## Haz la cuenta en horas

Resta del vuelo lo que no vas a pasar mirando una pantalla: el embarque, dos comidas, el sueño. De doce horas quedan quizá seis, y seis horas son

- ocho capítulos de 45 minutos, o sea, una temporada de muchas series dramáticas,
- quince capítulos de 24 minutos, algo más de una tanda trimestral de anime,
- o dos películas y un documental.

Añade una quinta parte. Los retrasos también vuelan.

## Cuánto ocupa

Una hora en 1080p pide entre uno y tres gigabytes; en 720p, más o menos la mitad. En una tableta de once pulgadas y con el brazo extendido cuesta ver la diferencia. Para seis horas en 720p, cinco gigabytes son un cálculo razonable. Comprueba el espacio libre antes de empezar y no lo agotes: un aparato lleno va a tirones.

## Lo que ya te da el servicio

Casi todas las plataformas dejan descargar títulos en su aplicación para móvil, por unos días y en un número limitado de aparatos. Si ves la serie en el teléfono y vuelves antes de que venza el plazo, no necesitas más. El ordenador tiene sentido cuando la pantalla es un portátil, cuando quieres varios subtítulos a la vez o cuando el título desaparecería a mitad de viaje. Para eso están el [descargador de Netflix](/netflix-downloader) y el [descargador de Disney+](/disney-plus-downloader), con títulos que tu plan reproduce y que puedes conservar en privado.

## La víspera

1. Pon la cola a media tarde. Una temporada tarda, y por la noche los servicios van cargados.
2. Elige el audio que quieras oír y un subtítulo. El ruido de la cabina se come los diálogos; leerlos ayuda aunque sean en tu idioma.
3. Si no sabes en qué aparato acabará, MP4 con H.264. El motivo está en [nuestro artículo sobre formatos](/article/104).
4. Copia los archivos y abre **cada uno** unos segundos. El que no se abre en casa tampoco se abrirá sobre el Atlántico.
5. Activa el modo avión y repite la prueba.

## En el avión y a la vuelta

Baja el brillo: es lo que vacía la batería. Lleva auriculares con cable o recién cargados, y la batería externa en el equipaje de mano, que es donde las normas la quieren. Algunos asientos dan poca corriente, así que enchufa pronto.

Borra lo que hayas visto. Lo que se guarda para un viaje dura lo que dura el viaje, y con el disco despejado se prepara mejor el siguiente. Si dudas de qué se puede conservar, lee antes [qué puedes guardar](/article/101).
`,
}
